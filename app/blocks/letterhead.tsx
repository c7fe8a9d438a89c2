import site from 'virtual:content/site';

/** Whose page this is, on paper: the header with its links is not printed. */
export function Letterhead() {
  const { fullName, city, phone, email } = site.studio;
  return (
    <p className="page hidden print:mb-8 print:block">
      <strong className="font-display text-subheading">{fullName}</strong>, {city}
      <br />
      {phone}, {email}
    </p>
  );
}
