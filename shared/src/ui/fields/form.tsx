import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { classNames } from '../class-names';
import styles from './form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** May take its time. A refusal is for the form to tell; what is thrown beside that is a defect, and is reported as one. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown;
}

/** A form whose fields stand under one another. It checks them itself, in the product's words. */
export const Form = ({ className, onSubmit, ...rest }: FormProps) => (
  <form noValidate {...rest} onSubmit={(event) => void onSubmit(event)} className={classNames(styles.form, className)} />
);

/** Two fields that belong together: beside one another where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;

/** The buttons that end a form. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
