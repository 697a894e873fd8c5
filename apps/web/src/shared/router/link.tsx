import type { ComponentProps } from 'react';
import type { PagePath } from './paths.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: PagePath };

/** A way to another page of ours. The browser itself follows it, in this tab or in a new one. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={`#${to}`} {...rest}>
    {children}
  </a>
);
