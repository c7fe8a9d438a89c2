import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type EnquiryFile, FileFolder } from '#server/store/file-folder.ts';
import { temporaryFolder } from '#server/test/test-support.ts';
import { picture } from '#server/test/test-uploads.ts';
import { sanitiseFiles } from './sanitise-files.ts';

/** Makes one picture's file in the folder, as it was sent. */
function sentTo(folder: FileFolder, content: Buffer): EnquiryFile {
  const name = folder.prepareName();
  writeFileSync(folder.pathOf(name), content);
  return { name, originalName: 'room.jpg', type: 'image/jpeg', size: content.length, digest: '' };
}

test('whoever sends many pictures delays an enquiry of another address by one of theirs at most', async () => {
  const folder = new FileFolder(temporaryFolder());
  const content = await picture('jpeg');
  const done: string[] = [];
  const send = async (ip: string) => {
    await sanitiseFiles([sentTo(folder, content)], folder, ip);
    done.push(ip);
  };
  await Promise.all(['2001:db8::1', '2001:db8::2', '2001:db8::3', '192.0.2.1'].map(send));
  expect(done).toEqual(['2001:db8::1', '192.0.2.1', '2001:db8::2', '2001:db8::3']);
});

test('a damaged picture does not cost the next enquiry of the same sender, who may share an address with others', async () => {
  const folder = new FileFolder(temporaryFolder());
  const contents = [Buffer.from('damaged'), await picture('jpeg')];
  const results = contents.map((content) => sanitiseFiles([sentTo(folder, content)], folder, '192.0.2.1'));
  expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
