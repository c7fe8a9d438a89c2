import type { ReactNode } from 'react';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Article } from '#content-model/views.ts';

/** An article from content. */
export function RichText({ article, className }: { article: Article; className?: string }) {
  return (
    <div className={className}>
      <Nodes nodes={article} />
    </div>
  );
}

/** The index is a safe key, since the order never changes on the page. */
function Nodes({ nodes }: { nodes: Article }) {
  return nodes.map((node, index) => <RenderedNode key={index} node={node} />);
}

function RenderedNode({ node }: { node: Article[number] }): ReactNode {
  if (!('children' in node)) return node.type === 'text' && node.value;
  const inner = <Nodes nodes={node.children} />;
  switch (node.type) {
    case 'strong':
      return <strong>{inner}</strong>;
    case 'emphasis':
      return <em>{inner}</em>;
    case 'link':
      return <TextLink href={node.url}>{inner}</TextLink>;
    case 'heading':
      if (node.depth === 2) return <h2 className="font-display text-subheading mt-10 mb-3 first:mt-0">{inner}</h2>;
      return <h3 className="font-display text-entry mt-6 mb-2">{inner}</h3>;
    case 'paragraph':
      return <p className="mb-4">{inner}</p>;
    case 'list':
      if (node.ordered)
        return (
          <ol start={node.start ?? undefined} className="mb-5 grid gap-2 pl-5 list-decimal marker:text-accent">
            {inner}
          </ol>
        );
      return <ul className="mb-5 grid gap-2 pl-5 list-disc marker:text-brass">{inner}</ul>;
    // The one paragraph of an item has no distance to others.
    case 'listItem':
      return <li>{node.children.map((part, index) => 'children' in part && <Nodes key={index} nodes={part.children} />)}</li>;
  }
}
