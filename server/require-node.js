// Plain JavaScript, because it runs on versions that cannot run the rest: TypeScript and `using` need 24.4.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 4)) {
  console.error(
    `This needs Node 24.4 or newer, and here is ${process.versions.node}. Start it with npm run: npm ci installs a Node for it.`,
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
