import type { ComponentProps } from 'react';
import { Link as RouterLink } from '../../router';
import { buttonClass, buttonLabel, type ButtonLook } from './button';

export type LinkButtonProps = ButtonLook & ComponentProps<typeof RouterLink>;

/** A link that looks like a button, because it leads to the next step. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <RouterLink
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      data-primary={variant === 'primary' || undefined}
    >
      {icon}
      {buttonLabel(children)}
    </RouterLink>
  );
}
