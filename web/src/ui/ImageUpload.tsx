import { CloseButton, Input } from "@mantine/core";
import { IconPhotoPlus } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { toastError } from "./dialogs.ts";
import classes from "./ui.module.css";

const TYPES = ["image/jpeg", "image/png"];
const MAX_BYTES = 10 * 1024 * 1024;

export type ImageUploadProps = {
  label: string;
  description?: ReactNode;
  value: readonly File[];
  onChange: (files: File[]) => void;
  /** How many there may be, those that are kept included. */
  max: number;
  /** Pictures that the record has already: `places` are those that stay. */
  kept?: { images: readonly string[]; places: readonly number[]; onChange: (places: number[]) => void };
  error?: ReactNode;
  withAsterisk?: boolean;
  disabled?: boolean;
  "data-field"?: string;
};

/** Pictures to send along: chosen, dropped or pasted, shown at once, each removable. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, description, value, onChange, max, kept, error, withAsterisk, disabled = false } = props;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLElement>(null);
  const id = useId();
  const addresses = useAddresses(value);
  const stays = kept?.places ?? [];
  const count = stays.length + value.length;
  const full = count >= max;
  const closed = full || disabled;

  const add = (files: readonly File[]) => {
    const fitting = files.filter(isFitting);
    if (fitting.length < files.length) toastError("Hanya gambar jpg, jpeg atau png, paling besar 10 MB");
    if (count + fitting.length > max) toastError(`Paling banyak ${max} gambar`);
    if (fitting.length > 0 && !closed) onChange([...value, ...fitting].slice(0, max - stays.length));
  };
  usePaste(area, closed, add);

  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      withAsterisk={withAsterisk}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      errorProps={{ id: `${id}-error` }}
      data-wide
    >
      <section
        ref={area}
        aria-labelledby={`${id}-label`}
        className={classes.drop}
        data-image-upload={closed ? "full" : "open"}
        data-over={over || undefined}
        data-wrong={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!closed);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add([...event.dataTransfer.files]);
        }}
      >
        {stays.map((place) => (
          <div key={kept?.images[place]} className={classes.preview}>
            <img src={kept?.images[place]} alt={`${label} ${place + 1}`} />
            <CloseButton
              size="sm"
              variant="filled"
              aria-label={`Hapus ${label} ${place + 1}`}
              onClick={() => kept?.onChange(stays.filter((one) => one !== place))}
            />
          </div>
        ))}
        {value.map((file, index) => (
          <div key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.preview}>
            {addresses[index] && <img src={addresses[index]} alt={file.name} />}
            <CloseButton
              size="sm"
              variant="filled"
              aria-label={`Hapus ${file.name}`}
              onClick={() => onChange(value.filter((one) => one !== file))}
            />
          </div>
        ))}
        <button
          type="button"
          className={`${classes.dropButton} ${count === 0 ? classes.wideDrop : ""}`}
          disabled={closed}
          data-field={props["data-field"]}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => input.current?.click()}
        >
          <IconPhotoPlus size={24} stroke={1.5} aria-hidden />
          {full ? `Sudah ${max} gambar` : count === 0 ? "Klik, seret atau tempel gambar ke sini" : "Tambah"}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".jpg,.jpeg,.png"
          multiple={max > 1}
          disabled={closed}
          aria-label={label}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
      </section>
    </Input.Wrapper>
  );
}

const isFitting = (file: File): boolean => TYPES.includes(file.type) && file.size <= MAX_BYTES;

/** Addresses under which a page shows files that were only chosen so far. */
export function useAddresses(files: readonly File[]): string[] {
  const [addresses, setAddresses] = useState<string[]>([]);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setAddresses(made);
    return () => made.forEach(URL.revokeObjectURL);
  }, [files]);
  return addresses;
}

/** A pasted picture goes to the field that has the focus, else to the first one that still takes some. */
function usePaste(area: React.RefObject<HTMLElement | null>, closed: boolean, add: (files: File[]) => void) {
  useEffect(() => {
    if (closed) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      const focused = document.activeElement?.closest("[data-image-upload]");
      const target = focused ?? document.querySelector('[data-image-upload="open"]');
      if (target !== area.current) return;
      event.preventDefault();
      add(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });
}
