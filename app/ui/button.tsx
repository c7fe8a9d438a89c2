import type { ComponentProps } from 'react';
import { inNewTab, NewTabHint } from './text-link.tsx';

/** The transparent border is visible in forced colours. */
const variants = {
  default: 'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  outline: 'border border-current hover:bg-ink hover:text-ground hover:border-ink',
  ghost: 'border border-transparent hover:bg-sunken',
  link: 'underline decoration-brass decoration-1 underline-offset-[0.35em] hover:decoration-2 hover:decoration-accent',
};

const sizes = {
  default: 'min-h-12 px-5 py-2.5 text-body',
  sm: 'min-h-10 px-4 py-1.5 text-small',
  lg: 'min-h-14 px-6 py-3 text-body',
  icon: 'size-11 shrink-0',
};

type Look = { variant?: keyof typeof variants | undefined; size?: keyof typeof sizes | undefined };

/** A `link` of the default size is as high as a finger and has no padding at its sides. */
function buttonClass({ variant = 'default', size = 'default' }: Look, className = ''): string {
  const box = variant === 'link' && size === 'default' ? 'min-h-11 py-1' : sizes[size];
  return `button no-print ${variants[variant]} ${box} ${className}`.trimEnd();
}

export function Button({ variant, size, className, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...props} />;
}

/** A link that looks like a button. One that leaves this website opens in a new tab, and says so. */
export function ButtonLink({ variant, size, className, newTab, children, ...props }: ComponentProps<'a'> & Look & { newTab?: boolean }) {
  return (
    <a className={buttonClass({ variant, size }, className)} {...props} {...(newTab ? inNewTab : {})}>
      {children}
      {newTab && <NewTabHint />}
    </a>
  );
}
