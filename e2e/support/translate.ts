/** Runs in the page: does to it, now and from now on, what Chrome's translation into Telugu does; the words themselves stay. */
export function translatePage(): void {
  document.documentElement.lang = 'te';
  const wrap = (text: Node) => {
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || !parent || parent.closest('script, style, textarea, svg, font, [translate=no]')) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.nodeValue);
    parent.replaceChild(outer, text);
  };
  const wrapWithin = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  wrapWithin(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, type, target } of changes) for (const node of type === 'childList' ? addedNodes : [target]) wrapWithin(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
