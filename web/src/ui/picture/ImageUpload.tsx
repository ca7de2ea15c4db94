import { CloseButton, Input } from "@mantine/core";
import { IconPhotoPlus } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import classes from "../ui.module.css";
import { pictureProblem, pictureProblemInside } from "./pictureProblem.ts";

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
  /** Why files that were chosen are not among the pictures. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLElement>(null);
  const id = useId();
  const addresses = useAddresses(value);
  const stays = kept?.places ?? [];
  const count = stays.length + value.length;
  const full = count >= max;
  const closed = full || disabled;

  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const lookInside = async (file: File) => {
    const problem = await pictureProblemInside(file);
    if (problem === null) return;
    setRefused((before) => [...before, problem]);
    latest.current.onChange(latest.current.value.filter((one) => one !== file));
  };
  const add = (files: readonly File[]) => {
    const fitting = files.filter((file) => pictureProblem(file) === null);
    const places = closed ? 0 : max - count;
    const tooMany = fitting.slice(places).map((file) => `${file.name} tidak ditambahkan, paling banyak ${max} gambar`);
    setRefused([...files.map(pictureProblem).filter((problem) => problem !== null), ...tooMany]);
    const added = fitting.slice(0, places);
    if (added.length > 0) onChange([...value, ...added]);
    for (const file of added) void lookInside(file);
  };
  usePaste(area, closed, add);
  const said = refused.length > 0 ? refused.map((problem) => <div key={problem}>{problem}</div>) : error;

  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={said}
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
        data-wrong={said ? true : undefined}
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
          aria-invalid={said ? true : undefined}
          aria-describedby={said ? `${id}-error` : undefined}
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
