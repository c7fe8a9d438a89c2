/**
 * A text that may contain ranges such as 15–20 days. Screen readers skip the dash or call it minus, so they are given
 * "to" instead, which search engines leave out. A range breaks across lines only if it is wider than its box.
 */
export function RangeText({ text, className }: { text: string; className?: string }) {
  if (!text.includes('–')) return <span className={className}>{text}</span>;
  return (
    <span className={className}>
      {/* By its key React replaces all parts of another text, also where a browser has translated some. */}
      <span key={text} aria-hidden="true">
        {text.split(/([^ ]*–[^ ]*)/).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={index} className="inline-block">
              {part}
            </span>
          ),
        )}
      </span>
      <span data-nosnippet="" className="sr-only select-none">
        {text.replaceAll('–', ' to ')}
      </span>
    </span>
  );
}
