import useSWR from 'swr';
import type { Overview } from '#editor/shared/api-types.ts';
import { type ApiError, api } from './api.ts';

/** The names that a text may write in double braces, each with what it shows. */
export function Placeholders() {
  const { data } = useSWR<Overview, ApiError>('files', api.files);
  return (
    <details>
      <summary>Names in double braces</summary>
      <p className="quiet">
        Each shows a fact or a claim, written in one place only. The texts of a service also know its own {'{{price}}'} and {'{{timeline}}'}
        .
      </p>
      <dl>
        {data?.placeholders.map(([name, shown]) => (
          <div key={name} className="mt-3">
            <dt>{`{{${name}}}`}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
