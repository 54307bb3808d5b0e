import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './form.module.css';

/** A form whose fields stand under one another. It checks them itself, in the product's words. */
export const Form = ({ className, ...rest }: ComponentProps<'form'>) => (
  <form noValidate {...rest} className={classNames(styles.form, className)} />
);

/** Two fields that belong together: beside one another where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;

/** The buttons that end a form. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
