import type { ReactNode } from 'react';
import type { Article } from '#content-model/views.ts';
import { TextLink } from './text-link.tsx';

/** An article from content. */
export function RichText({ article, className }: { article: Article; className?: string }) {
  return <div className={className}>{article.map(drawn)}</div>;
}

/** The index is a safe key, since the order never changes on the page. */
function drawn(node: Article[number], index: number): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'strong':
      return <strong key={index}>{node.children.map(drawn)}</strong>;
    case 'emphasis':
      return <em key={index}>{node.children.map(drawn)}</em>;
    case 'link':
      return (
        <TextLink key={index} href={node.url}>
          {node.children.map(drawn)}
        </TextLink>
      );
    case 'heading': {
      const Heading = node.depth === 2 ? 'h2' : 'h3';
      const look = node.depth === 2 ? 'font-display text-subheading mt-10 mb-3 first:mt-0' : 'font-display text-lead mt-6 mb-2';
      return (
        <Heading key={index} className={look}>
          {node.children.map(drawn)}
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p key={index} className="mb-4">
          {node.children.map(drawn)}
        </p>
      );
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      const look = node.ordered ? 'list-decimal marker:text-accent' : 'list-disc marker:text-brass';
      return (
        <List key={index} className={`mb-5 grid gap-2 pl-5 ${look}`}>
          {node.children.map(drawn)}
        </List>
      );
    }
    // Its one paragraph has no distance to others.
    case 'listItem':
      return <li key={index}>{node.children.map((part) => 'children' in part && part.children.map(drawn))}</li>;
  }
}
