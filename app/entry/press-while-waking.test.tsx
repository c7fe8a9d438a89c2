// @vitest-environment happy-dom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '#app/ui/island/hydrate.tsx';

const presses = vi.fn();

/** Calls back at each press, and shows it. */
function Form() {
  const [ticked, setTicked] = useState(false);
  const [count, setCount] = useState(0);
  const tick = (checked: boolean) => {
    presses(checked);
    setTicked(checked);
  };
  return (
    <form>
      <input type="checkbox" checked={ticked} onChange={({ target }) => tick(target.checked)} />
      <button
        type="button"
        onClick={() => {
          presses('button');
          setCount(count + 1);
        }}
      >
        {count}
      </button>
    </form>
  );
}

beforeAll(async () => {
  // Nothing is fetched.
  Object.assign(globalThis, { __ENTRY__: '' });
  await import('./early.ts');
});

beforeEach(() => {
  document.documentElement.dataset.ready = '';
  document.body.innerHTML = `<div data-island="form"><script type="application/json">{}</script><div>${renderToString(<Form />)}</div></div>`;
});

const element = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const wake = () => hydrate(element('[data-island]'), { Form });
const isAwake = () => expect.poll(() => 'awake' in element('[data-island]').dataset).toBe(true);

// React hydrates later; a press in between makes it hydrate in the middle of the click.
test.each([
  ['before the island wakes', [press, wake]],
  ['while it wakes', [wake, press]],
])('a box and a button that are pressed %s answer once', async (_, steps) => {
  for (const step of steps) step();
  await isAwake();
  await expect.poll(() => element('button').textContent).toBe('1');
  expect(element<HTMLInputElement>('input').checked).toBe(true);
  expect(presses.mock.calls.flat().toSorted()).toEqual(['button', true]);
});

test('a box that alone is ticked while the island wakes is answered', async () => {
  wake();
  element('input').click();
  await isAwake();
  await expect.poll(() => presses.mock.calls).toEqual([[true]]);
  expect(element<HTMLInputElement>('input').checked).toBe(true);
});

function press(): void {
  element('input').click();
  element('button').click();
}
