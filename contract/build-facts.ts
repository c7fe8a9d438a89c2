import type { NamedService } from './project-text.ts';

/** The folder of dist/ for what the build writes for the server and hosts: no part of the site, never served. */
export const buildFolder = '.build';

/** Cache-Control of files whose names have a hash: they never change. */
export const hashedFileCaching = 'public, max-age=31536000, immutable';

/** A photograph that can be saved; `small` and `large` are addresses of JPEGs. */
export type BuiltPicture = { title: string; small: string; large: string };

/**
 * What the build writes for the server: the security headers of every response, the settings that content decides,
 * named like the environment variables that overrule them (server/shared/settings.ts), and what a project may hold.
 */
export type BuildFacts = {
  headers: Record<string, string>;
  settings: Record<string, string>;
  services: NamedService[];
  /** By the name of the photograph. */
  pictures: Record<string, BuiltPicture>;
  /** By the address of the page. */
  pageNames: Record<string, string>;
};

export const buildFactsPath = `${buildFolder}/server.json`;
