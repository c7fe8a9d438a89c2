import { createContext } from 'react';
import type { Source } from '#content-model/sources.ts';
import type { Messages } from '#editor/field-messages.ts';

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
