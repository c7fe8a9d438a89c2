import { useState } from 'react';
import { Button } from './button.tsx';

type CopyButtonProps = {
  text: string;
  /** What the text is called. */
  what?: 'text' | 'link';
  className?: string;
  variant?: 'outline' | 'link';
};

/** Copies a text, or shows it selected if the browser does not let a page write to the clipboard (plain http). */
export function CopyButton({ text, what = 'text', className, variant = 'outline' }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'blocked' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('blocked');
    }
  }

  return (
    <>
      <Button variant={variant} size="sm" className={className} onClick={copy}>
        {result === 'copied' ? 'Copied' : `Copy the ${what}`}
      </Button>
      <span role="status" className="sr-only">
        {result === 'copied' && `The ${what} is copied`}
      </span>
      {result === 'blocked' && (
        <textarea
          readOnly
          rows={5}
          aria-label={`The ${what} to copy`}
          value={text}
          ref={(area) => area?.select()}
          className="col-span-full w-full border border-control bg-surface p-3 text-small"
        />
      )}
    </>
  );
}
