import { expect, onTestFinished, test } from 'vitest';
import { copyOfContent } from '#content-model/test/test-content.ts';
import { createPreview } from './preview.ts';

// A machine that has never built converts the photographs first.
const timeout = 600_000;

test('two who look at once both get pages, from one server at a time', { timeout }, async () => {
  const preview = createPreview(copyOfContent().root);
  onTestFinished(() => preview.stop());
  const [first, second] = await Promise.all([preview.show(), preview.show()]);
  expect((await fetch(second)).status).toBe(200);
  await expect(fetch(first)).rejects.toThrow();
  await preview.stop();
  await expect(fetch(second)).rejects.toThrow();
});
