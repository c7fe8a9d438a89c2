/** After so long without progress the connection counts as broken; the server may need it to read the pictures. */
const stallMs = 90_000;

type Post = {
  url: string;
  form: FormData;
  headers: Record<string, string>;
  /** The part that is sent, from 0 to 1. Without it a form on another host needs no preflight. */
  onProgress?: ((part: number) => void) | undefined;
};

/** Posts a form and reports how much is sent, which fetch cannot. Resolves to whether the answer is OK. */
export function postFiles({ url, form, headers, onProgress }: Post): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const request = new XMLHttpRequest();
  let stalled: ReturnType<typeof setTimeout>;
  const stillGoing = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), stallMs);
  };
  request.open('POST', url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  if (onProgress) {
    request.upload.onprogress = ({ loaded, total }) => {
      stillGoing();
      onProgress(total > 0 ? loaded / total : 0);
    };
    stillGoing();
  }
  request.onload = () => resolve(request.status >= 200 && request.status < 300);
  request.onerror = request.onabort = () => reject(new Error('The connection broke'));
  request.onloadend = () => clearTimeout(stalled);
  request.send(form);
  return promise;
}
