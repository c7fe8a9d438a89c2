import type { QuoteRequest } from './quote-schema.ts';

type Drawing = {
  /** Cut walls, drawn heavy. */
  heavy: string;
  /** Windows, door swings, furniture, drawn fine. */
  fine: string;
};

/** Floor plans on a sheet of 64 x 48: one unit is about 20 cm in a flat, more in the villa. */
const plans: Record<QuoteRequest['floorplan'], Drawing> = {
  '1bhk': {
    heavy: 'M8 30V6h4M20 6h36v11M56 29v13H28M16 42H8v-5M8 18h3M19 18h8M32 18h2M24 6v12M34 6v14M34 26v16',
    fine: 'M12 5.4h8M12 6.6h8M55.4 17v12M56.6 17v12M16 41.4h12M16 42.6h12M8 37h7a7 7 0 0 0-7-7M34 20h6a6 6 0 0 1-6 6M32 18v-5a5 5 0 0 0-5 5M8 10h16M42 42V31h11v11M44 39h3M48 39h3M11 22v6h4v-6z',
  },
  '2bhk': {
    heavy: 'M6 31V6h3M16 6h42v4M58 19v10M58 38v4H25M13 42H6v-4M6 17h3M16 17h7M28 17h4M20 6v11M32 6v12M32 23v2.5M32 30.5V42M32 24.25h26',
    fine: 'M9 5.4h7M9 6.6h7M57.4 10v9M58.6 10v9M57.4 29v9M58.6 29v9M13 41.4h12M13 42.6h12M6 38h7a7 7 0 0 0-7-7M32 18h5a5 5 0 0 1-5 5M32 30.5h5a5 5 0 0 0-5-5M23 17v-5a5 5 0 0 1 5 5M6 10h14M43 6v10h10V6M44.5 9h3M48.5 9h3M43 42V32h10v10M44.5 39h3M48.5 39h3M24 29v7h4v-7z',
  },
  '3bhk': {
    heavy:
      'M28 5H4v4M4 15v16M4 39v4h22M38 43h22v-4M60 31V16M60 8V5H35M22 5v3M22 14v6.5M22 25v4M22 34v9M4 18h18M4 27h18M42 5v7M42 17v3.5M42 25v4M42 34v9M42 19h18M42 27h18',
    fine: 'M3.4 9v6M4.6 9v6M3.4 31v8M4.6 31v8M59.4 8v8M60.6 8v8M59.4 31v8M60.6 31v8M26 42.4h12M26 43.6h12M28 5v7a7 7 0 0 0 7-7M22 20.5h-4.5a4.5 4.5 0 0 0 4.5 4.5M22 34h-5a5 5 0 0 1 5-5M42 12h5a5 5 0 0 1-5 5M42 20.5h4.5a4.5 4.5 0 0 1-4.5 4.5M42 34h5a5 5 0 0 0-5-5M8 5v13M50 5v8h8V5M49 43v-8h8v8M7 43v-8h8v8M29 25h6v8h-6zM24 44v3h16v-3',
  },
  '3plus': {
    heavy:
      'M61 22V3h-4M49 3h-8M32 3H3v4M3 14v19M3 41v4h20M30 45h12M54 45h7V29M3 18h10M18 18h3.5M26 18h4M35 18h13M56 18h5M20 3v15M28 3v15M45 3v15M3 29h9M17 29h4M26 29h8M19 29v16M34 29v16',
    fine: 'M2.4 7v7M3.6 7v7M32 2.4h9M32 3.6h9M49 2.4h8M49 3.6h8M2.4 33v8M3.6 33v8M23 44.4h7M23 45.6h7M42 44.4h12M42 45.6h12M13 18v-5a5 5 0 0 1 5 5M26 18v-4.5a4.5 4.5 0 0 0-4.5 4.5M30 18v-5a5 5 0 0 1 5 5M17 29v5a5 5 0 0 1-5-5M26 29v5a5 5 0 0 1-5-5M61 29h-7a7 7 0 0 1 7-7M45 7h16M5.5 3v8h8V3M45 6h-8v7h8M6 45v-8h8v8M34 35h-7v7h7M43 31h8v7h-8z',
  },
  villa: {
    heavy:
      'M18 44H4v-4M4 34v-7M4 21v-3h20V4h4M38 4h22v4M60 16v8M60 31v3H40v2M40 43v1H26M42 4v9M42 18v4M42 27v7M42 20h18M4 30h6M18 30h6M24 18v4M24 28v2',
    fine: 'M3.4 34v6M4.6 34v6M3.4 21v6M4.6 21v6M28 3.4h10M28 4.6h10M59.4 8v8M60.6 8v8M59.4 24v7M60.6 24v7M39.4 36v7M40.6 36v7M18 44v-4a4 4 0 0 1 4 4M26 44v-4a4 4 0 0 0-4 4M42 13h5a5 5 0 0 1-5 5M42 27h5a5 5 0 0 0-5-5M27 8h11v6H27zM29 8v6M31 8v6M33 8v6M35 8v6M50 4v8h8V4M50 34v-8h8v8M8 18v12M45 38.5h14v6H45zM47.5 41.5q1.5-1.5 3 0t3 0 3 0M12.5 9a3.5 3.5 0 1 1-7 0 3.5 3.5 0 1 1 7 0M19 13a2 2 0 1 1-4 0 2 2 0 1 1 4 0M9 34h7v5H9z',
  },
};

/** An open door with boxes beside it, a key with its tag, a roller on a half-painted wall. */
const scenes: Record<QuoteRequest['purpose'], Drawing> = {
  movein: {
    heavy: 'M12 42V6h20v36M4 42h56',
    fine: 'M12 6l11 5v35l-11-4M20 27v2M40 42V31M56 42V31M40 31h16v5H40M42 31V19h12v12M42 23h12',
  },
  rentout: {
    heavy: 'M26 18a8 8 0 1 1-16 0 8 8 0 1 1 16 0M24.5 23 44 38l2.5-3.5M38 33.5l2.5-3.5',
    fine: 'M20 15.5a3 3 0 1 1-6 0 3 3 0 1 1 6 0M17 12.5q10-10 20-2M36 9l6-4 14 9-7 11-14-9zM40.5 11.5a1 1 0 1 1-2 0 1 1 0 1 1 2 0M46 13.5l5 3.200M44 16.5l5 3.200',
  },
  renovate: {
    heavy: 'M8 6h30v9H8zM38 10.5h8v10H32v6M30 26.5h4v12h-4zM4 43h56',
    fine: 'M8 18.5V43M25 18.5V43M8 24l5.5-5.5M8 30.5l12-12M8 37l17-17M9 42.5l16-16M15.5 42.5 25 33M22 42.5l3-3M44 36h12M48 39.5h8',
  },
};

export function PlanDrawing({ plan }: { plan: QuoteRequest['floorplan'] }) {
  return <LineDrawing {...plans[plan]} />;
}

export function PurposeDrawing({ purpose }: { purpose: QuoteRequest['purpose'] }) {
  return <LineDrawing {...scenes[purpose]} />;
}

/** In the text's colour; the words beside it say the same, so screen readers skip it. */
function LineDrawing({ heavy, fine }: Drawing) {
  return (
    <svg viewBox="0 0 64 48" className="h-auto w-full fill-none stroke-current" aria-hidden>
      <path d={heavy} className="stroke-[1.75]" strokeLinecap="square" />
      <path d={fine} className="stroke-[0.7]" strokeLinejoin="round" />
    </svg>
  );
}
