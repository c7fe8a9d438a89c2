import { createContext } from 'react';
import type { Messages } from '#editor/field-messages.ts';
import type { Source } from '#editor/form-field.ts';

/** What every field of a form may need besides its own value. */
type Form = {
  file: string;
  messages: Messages;
  options: Record<Source, string[]>;
  photos: string[];
  /** Says that photos/ has a new photograph. */
  photoAdded: (name: string) => void;
};

export const FormContext = createContext({} as Form);
