/** The folder of dist/ for what the build writes for the server and hosts: no part of the site, served by nobody. */
export const buildFolder = '.build';
