import { Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '#content-model/views.ts';
import { TextLink } from './text-link.tsx';

/** An article from content. The index is a safe key, since the order never changes on the page. */
export function RichText({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => <Fragment key={index}>{renderBlock(block)}</Fragment>);
}

function renderBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      const look = block.level === 2 ? 'font-display text-subheading mt-10 mb-3 first:mt-0' : 'font-display text-lead mt-6 mb-2';
      return <Heading className={look}>{block.children.map(renderInline)}</Heading>;
    }
    case 'paragraph':
      return <p className="mb-4">{block.children.map(renderInline)}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={`mb-5 grid gap-2 pl-5 ${block.ordered ? 'list-decimal marker:text-accent' : 'list-disc marker:text-brass'}`}>
          {block.items.map((item, index) => (
            <li key={index}>{item.map(renderInline)}</li>
          ))}
        </List>
      );
    }
  }
}

function renderInline(inline: Inline, index: number): ReactNode {
  if (typeof inline === 'string') return inline;
  const children = inline.children.map(renderInline);
  switch (inline.mark) {
    case 'strong':
      return <strong key={index}>{children}</strong>;
    case 'em':
      return <em key={index}>{children}</em>;
    case 'link':
      return (
        <TextLink key={index} href={inline.to}>
          {children}
        </TextLink>
      );
  }
}
