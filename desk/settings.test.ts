import { expect, test } from 'vitest';
import { readDeskSettings } from './settings.ts';

test('the desk needs its address', () => {
  expect(() => readDeskSettings({})).toThrow('DESK_URL');
  expect(() => readDeskSettings({ DESK_URL: 'http://desk.studio.example' })).toThrow('DESK_URL');
  expect(() => readDeskSettings({ DESK_URL: 'https://desk.studio.example', DESK_PORT: '4175a' })).toThrow('DESK_PORT');
  expect(() => readDeskSettings({ DESK_URL: 'https://desk.studio.example', DESK_PREVIEW_URL: 'desk:8443' })).toThrow('DESK_PREVIEW_URL');
  expect(readDeskSettings({ DESK_URL: 'https://desk.studio.example/' })).toMatchObject({
    origin: 'https://desk.studio.example',
    port: 4175,
  });
});
