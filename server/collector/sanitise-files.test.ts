import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FileFolder } from '#server/store/file-folder.ts';
import { temporaryFolder } from '#server/test/test-support.ts';
import { picture } from '#server/test/test-uploads.ts';
import { sanitiseFiles } from './sanitise-files.ts';

test('whoever sends many pictures delays an enquiry of another address by one of theirs at most', async () => {
  const folder = new FileFolder(temporaryFolder());
  const content = await picture('jpeg');
  const done: string[] = [];
  const send = async (ip: string) => {
    const name = folder.newName();
    writeFileSync(folder.pathOf(name), content);
    const file = { name, originalName: 'room.jpg', type: 'image/jpeg', size: content.length, digest: '' } as const;
    await sanitiseFiles([file], folder, ip);
    done.push(ip);
  };
  await Promise.all(['2001:db8::1', '2001:db8::2', '2001:db8::3', '192.0.2.1'].map(send));
  expect(done).toEqual(['2001:db8::1', '192.0.2.1', '2001:db8::2', '2001:db8::3']);
});
