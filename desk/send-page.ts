import type { FastifyReply, FastifyRequest } from 'fastify';
import { deskPages } from '#contract/desk.ts';
import { type Html, html, htmlPage } from '#server/http/html.ts';

export type DeskPage = { title: string; body: Html; script?: 'sign-in' | 'drafts' };

/** Sends a page, with the desk's navigation if somebody is signed in. */
export function sendPage({ session, routeOptions }: FastifyRequest, reply: FastifyReply, { title, body, script }: DeskPage): FastifyReply {
  const head = html`<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk.css">
${script && html`<script type="module" src="/${script}.js"></script>`}`;
  const links = deskPages.map(
    ({ name, path }) => html`<a href="${path}"${path === routeOptions.url && html` aria-current="page"`}>${name}</a>\n`,
  );
  const header = session && html`<header><nav aria-label="Desk">\n${links}</nav></header>`;
  const text = htmlPage(`${title} – Studio desk`, head, html`${header}\n<main>\n${body}\n</main>`);
  return reply.type('text/html; charset=utf-8').send(text);
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = html`<h1>It is not here</h1><p>It was deleted, or the address is mistyped. <a href="/">All enquiries</a></p>`;
  return sendPage(request, reply.code(404), { title: 'Not here', body });
}
