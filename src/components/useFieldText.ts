import { type RefObject, useEffect, useRef, useState } from 'react';

export interface FieldText {
  /** For the field, which is uncontrolled: give it no `value`. */
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** Reads the field. */
  readonly onInput: () => void;
  /** Empties the field. */
  readonly clear: () => void;
}

/** Returns the text of an uncontrolled field, including text typed before hydration. */
export function useFieldText(): FieldText {
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const onInput = (): void => {
    setText(ref.current?.value ?? '');
  };
  useEffect(onInput, []);
  const clear = (): void => {
    if (ref.current !== null) {
      ref.current.value = '';
      onInput();
    }
  };
  return { ref, text, onInput, clear };
}
