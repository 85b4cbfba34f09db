import { type RefObject, useEffect, useRef, useState } from 'react';

export interface FieldText {
  /** Pass no `value`: the field is uncontrolled. */
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onInput: () => void;
}

/** Includes text typed before hydration. */
export function useFieldText(): FieldText {
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const onInput = (): void => {
    setText(ref.current?.value ?? '');
  };
  useEffect(onInput, []);
  return { ref, text, onInput };
}
