import sharp from 'sharp';

const [, , src, kind, ...a] = process.argv;
if (kind === 'crop') {
  const [top, h, out] = a;
  const m = await sharp(src).metadata();
  await sharp(src)
    .extract({ left: 0, top: +top, width: m.width, height: Math.min(+h, m.height - top) })
    .toFile(out);
} else {
  const [H, out] = a;
  const m = await sharp(src).metadata();
  const n = Math.ceil(m.height / H);
  const parts = [];
  for (let i = 0; i < n; i++)
    parts.push({
      input: await sharp(src)
        .extract({ left: 0, top: i * H, width: m.width, height: Math.min(H, m.height - i * H) })
        .toBuffer(),
      left: i * (m.width + 20),
      top: 0,
    });
  await sharp({ create: { width: n * (m.width + 20), height: +H, channels: 3, background: '#888' } })
    .composite(parts)
    .png()
    .toFile(out);
}
