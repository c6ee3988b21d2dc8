import { TextField } from './field.tsx';

interface PicturesFieldProps {
  /** Links, one a line. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The pictures of a message, by their links. */
export function PicturesField({ value, onChange }: PicturesFieldProps) {
  return (
    <TextField
      label="Pictures"
      name="media"
      rows={2}
      value={value}
      onChange={onChange}
      placeholder="https://example.com/picture.jpg"
      description="Links to at most ten JPEG, PNG or GIF files, one a line. The service checks them and sends copies."
    />
  );
}

export const picturesOf = (value: string): string[] => value.split('\n').flatMap((link) => link.trim() || []);

/** The links of pictures that a message has, one a line. */
export const linksOf = (media: readonly { readonly url: string }[] | undefined): string =>
  (media ?? []).map(({ url }) => url).join('\n');
