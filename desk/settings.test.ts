import { expect, test } from 'vitest';
import { deskSettings } from './settings.ts';

test('the desk needs its address', () => {
  expect(() => deskSettings({})).toThrow('DESK_URL');
  expect(() => deskSettings({ DESK_URL: 'http://desk.studio.example' })).toThrow('DESK_URL');
  expect(() => deskSettings({ DESK_URL: 'https://desk.studio.example', DESK_PORT: '4175a' })).toThrow('DESK_PORT');
  expect(deskSettings({ DESK_URL: 'https://desk.studio.example/' })).toMatchObject({ origin: 'https://desk.studio.example', port: 4175 });
});
