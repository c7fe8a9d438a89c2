import { useState } from 'react';
import { Button } from './button.tsx';

/** Copies a text, or shows it selected where the browser does not let a page write to the clipboard (plain http). */
export function CopyButton({ text, className }: { text: string; className?: string }) {
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  }

  return (
    <>
      <Button variant="outline" size="sm" className={className} onClick={copy}>
        {result === 'copied' ? 'Copied' : 'Copy the text'}
      </Button>
      <span role="status" className="sr-only">
        {result === 'copied' && 'The text is copied'}
      </span>
      {result === 'refused' && (
        <textarea
          readOnly
          rows={5}
          aria-label="The text to copy"
          value={text}
          ref={(area) => area?.select()}
          className="col-span-full w-full border border-control bg-surface p-3 text-small"
        />
      )}
    </>
  );
}
