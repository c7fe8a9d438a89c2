// Plain JavaScript, because it runs on versions that cannot run the rest: TypeScript needs 22.18, or 23.6 of the 23s.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18) || (major === 23 && minor < 6)) {
  console.error(
    `This needs Node 22.18 or newer, and here is ${process.versions.node}. Start it with npm run: npm ci installs a Node for it.`,
  );
  process.exit(1);
}

// npm ci --omit=optional leaves out the part of sharp that is made for this machine.
try {
  await import('sharp');
} catch {
  console.error('Packages are missing (sharp cannot be loaded): run npm ci --omit=dev, without --omit=optional');
  process.exit(1);
}
