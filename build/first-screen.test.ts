import { describe, expect, test } from 'vitest';
import { firstScreenRules, splitAfterFirstScreen, withoutFontFaces } from './first-screen.ts';

describe('the first screen ends after the first block of <main>', () => {
  test.each([
    ['a block', '<header></header><main id="main"><section><h1>Wood</h1></section>', '<section></section></main><footer></footer>'],
    ['a block that is the only one', '<main><section></section>', '</main>'],
    ['blocks of the same name in it', '<main><div><div><div>a</div></div><div>b</div></div>', '<div>c</div></main>'],
    ['void elements', '<main><div><img alt=""><br/><input type="radio" checked=""/></div>', '<div><hr/></div></main>'],
    ['drawings', '<main><p><svg><g><path d="M0 0"/></g><rect width="1"/><linearGradient></linearGradient></svg></p>', '<p></p></main>'],
    ['comments between texts', '<main><p>5<!-- --> years</p>', '<!-- --><p>more</p></main>'],
    ['nothing in <main>', '<main>', '</main><footer></footer>'],
  ])('%s', (_, first, rest) => {
    expect(splitAfterFirstScreen(first + rest)).toEqual([first, rest]);
  });

  test('a page that has no <main> is named as such', () => {
    expect(() => splitAfterFirstScreen('<header></header><section></section>')).toThrow('without <main>');
  });

  test('a block that is never closed stops the build', () => {
    expect(() => splitAfterFirstScreen('<main><section><p>Wood</p>')).toThrow('not closed');
  });
});

describe('the first screen brings its own rules', () => {
  test('those of its classes, elements and attributes, in their order, and no others', async () => {
    const css = '.b{top:1px}.unused{top:2px}h1,h2{top:3px}.a{top:4px}[aria-current=page]{top:5px}[aria-current=step]{top:6px}';
    expect(await rules(css, '<h1 class="a b" aria-current="page">')).toBe('.b{top:1px}h1{top:3px}.a{top:4px}[aria-current=page]{top:5px}');
  });

  test('those of every page that shares them', async () => {
    expect(await rules('.a{top:1px}.b{top:2px}', '<p class="b">', '<p class="a">')).toBe('.a{top:1px}.b{top:2px}');
  });

  test.each([
    ['md:w-1/2', '.md\\:w-1\\/2{top:1px}'],
    ['gap-2.5', '.gap-2\\.5{top:1px}'],
    ['max-w-[min(100%,44ch)]', '.max-w-\\[min\\(100\\%\\,44ch\\)\\]{top:1px}'],
    ['[&amp;_svg]:shrink-0', '.\\[\\&_svg\\]\\:shrink-0 p{top:1px}'],
    ['[&amp;&gt;svg]:m-0', '.\\[\\&\\>svg\\]\\:m-0{top:1px}'],
    ['before:content-[&quot;&quot;]', '.before\\:content-\\[\\"\\"\\]{top:1px}'],
    ['hover:underline sm:flex', '.sm\\:flex{top:1px}'],
  ])('of a class named %s', async (name, rule) => {
    expect(await rules(rule, `<p class="${name}">`)).toBe(rule);
    expect(await rules(rule, '<p class="other">')).toBe('');
  });

  test('in layers and media queries too, where they stood', async () => {
    const css =
      '@layer base{p{top:1px}.unused{top:2px}}@media (width>=48rem){.md\\:a{top:3px}.md\\:unused{top:4px}}.z{top:5px}' +
      '@media (width>=64rem){.lg\\:unused{top:6px}}@supports (top:anchor(bottom)){.z{top:7px}.unused{top:8px}}';
    expect(await rules(css, '<p class="md:a z">')).toBe(
      '@layer base{p{top:1px}}@media (width>=48rem){.md\\:a{top:3px}}.z{top:5px}@supports (top:anchor(bottom)){.z{top:7px}}',
    );
  });

  test('also those of the theme that is remembered, which the markup does not name yet', async () => {
    const css = ':root{color-scheme:light dark}:root[data-theme=dark]{color-scheme:dark}html{top:1px}body{top:2px}';
    expect(await rules(css, '<p>')).toBe(css);
  });

  test('with the variables and keyframes that they use, and no others', async () => {
    const css =
      ':root{--ink:red;--paper:white}.a{color:var(--ink);animation:1s settle}.unused{color:var(--paper)}' +
      '@keyframes settle{0%{top:1px}}@keyframes spin{0%{top:2px}}';
    expect(await rules(css, '<p class="a">')).toBe(
      ':root{--ink:red}.a{color:var(--ink);animation:1s settle}@keyframes settle{0%{top:1px}}',
    );
  });

  test('without what is felt and not seen, and without rules that say no more than that', async () => {
    const css =
      '.a{cursor:pointer;transition-duration:.15s;top:1px}.b{-webkit-user-select:none;user-select:none}html{scroll-padding-top:1rem}';
    expect(await rules(css, '<p class="a b">')).toBe('.a{top:1px}');
  });

  test("without the list of the system's fonts, which the studio's overrule", async () => {
    expect(await rules('html{top:1px;font-family:var(--default-font-family,ui-sans-serif, Arial);left:1px}', '<p>')).toBe(
      'html{top:1px;left:1px}',
    );
  });

  test.each([
    ['a dialog', '<dialog id="menu"><div class="inside"><img/></div></dialog>'],
    ['a popover', '<div id="panel" popover="auto"><div class="inside"><div></div></div></div>'],
    ['a popover of the plainest kind', '<ul popover><li class="inside"></li></ul>'],
    ['a second dialog', '<dialog></dialog><p class="outside"></p><dialog class="inside"></dialog>'],
  ])('without what stands in %s only', async (_, closed) => {
    const screen = `<header><p class="before">a</p>${closed}<p class="after">b</p></header><main><p>c</p>`;
    const css = '.before{top:1px}.inside{top:2px}.after{top:3px}';
    expect(await rules(css, screen)).toBe('.before{top:1px}.after{top:3px}');
    expect(await rules(css, `${screen}<p class="inside">`)).toBe(css);
  });

  test('a button that opens a popover is no popover', async () => {
    expect(await rules('.menu{top:1px}', '<button popoverTarget="panel" class="menu">Menu</button>')).toBe('.menu{top:1px}');
  });

  test.each([
    'a:hover{top:1px}',
    '.a:focus-visible{top:1px}',
    '.a:focus,.a:hover{top:1px}',
    '.a :focus-visible{top:1px}',
    '.a:has(:focus-visible){top:1px}',
    '.a:disabled{top:1px}',
    '.a::placeholder{top:1px}',
    '::file-selector-button{top:1px}',
    '::-webkit-datetime-edit{top:1px}',
    '::selection{top:1px}',
    '::view-transition-old(root){top:1px}',
    'html:has(dialog:modal) .a{top:1px}',
    '.transition-colors{transition-property:color}',
    '@page{margin:1mm}',
    '@media print{.a{top:1px}.a,p{top:2px}}',
    '@media (forced-colors:active){@layer base{.a{top:1px}}.a{top:2px}}',
    '@media (prefers-reduced-motion:reduce){.a{top:1px}}',
    '@media (hover:hover){.a{top:1px}}',
    '@supports (top:1lh){.a:hover{top:1px}}',
    '/*! licence */',
  ])('at rest, so without %s', async (later) => {
    const screen = '<a class="a transition-colors"><p>';
    expect(await rules(`.a{top:8px}${later}p{top:9px}`, screen)).toBe('.a{top:8px}p{top:9px}');
    expect(await rules(`@layer base{.a{top:8px}${later}}p{top:9px}`, screen)).toBe('@layer base{.a{top:8px}}p{top:9px}');
  });

  test.each([
    '.a:not(:hover){top:1px}',
    '.a:not(:focus){top:1px}',
    '.a:has(:checked){top:1px}',
    '.a:first-child{top:1px}',
    '.a:before{content:""}',
    '.a:hover,p{top:1px}',
    'p,.a:focus{top:1px}',
    '@media screen{.a{top:1px}}',
    '@media (width>=48rem){.a{top:1px}}',
  ])('and with %s', async (rule) => {
    expect(await rules(`p{top:8px}${rule}p{top:9px}`, '<a class="a"><p>')).toBe(`p{top:8px}${rule}p{top:9px}`);
  });
});

test('Properties that Tailwind registers are set by one rule, in the weakest layer, where the first screen uses them', async () => {
  const css =
    '@layer properties{@supports (color:red){*{--tw-style:solid;--tw-unused:1px}}}' +
    '@layer utilities{.border{border-style:var(--tw-style)}.lead{line-height:var(--tw-lead,1.5)}.unused{top:var(--tw-unused)}}' +
    '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}' +
    '@property --tw-lead{syntax:"*";inherits:false}' +
    '@property --tw-unused{syntax:"<length>";inherits:false;initial-value:1px}';
  expect(await firstScreenRules(css, ['<p class="border lead">'])).toBe(
    '@layer properties{*,:before,:after{--tw-style:solid;--tw-lead:initial}}' +
      '@layer utilities{.border{border-style:var(--tw-style)}.lead{line-height:var(--tw-lead,1.5)}}',
  );
});

/** Without the rule of registered properties, which only the last test has any of. */
async function rules(css: string, ...screens: string[]): Promise<string> {
  return (await firstScreenRules(css, screens)).replace('@layer properties{*,:before,:after{}}', '');
}

test('The stylesheet that follows does not bring the typefaces again: to the browser they would be new ones', () => {
  const css = '.a{top:1px}@font-face{font-family:Fraunces;src:url(/a.woff2)format("woff2")}@font-face{font-family:B}.b{top:2px}';
  expect(withoutFontFaces(css)).toBe('.a{top:1px}.b{top:2px}');
});
