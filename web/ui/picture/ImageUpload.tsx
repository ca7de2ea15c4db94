import { Box, CloseButton, Input, Skeleton } from "@mantine/core";
import { IconCamera, IconPhotoPlus } from "@tabler/icons-react";
import {
  type ButtonHTMLAttributes,
  type DragEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import classes from "../ui.module.css";
import { PdfSign, Thumb } from "./Photos.tsx";
import { usePaste } from "./pasted.ts";
import { isPdfFile } from "./pdf.ts";
import { pictureProblem, pictureProblemInside } from "./pictureProblem.ts";
import { useAddresses } from "./useAddresses.ts";

export type ImageUploadProps = {
  label: string;
  description?: ReactNode;
  value: readonly File[];
  onChange: (files: File[]) => void;
  /** The most pictures, including kept ones. */
  max: number;
  /** A proof may be a PDF too. */
  pdf?: boolean;
  /** Pictures that the record has already; `places` are the indexes of those to keep. */
  kept?: { images: readonly string[]; places: readonly number[]; onChange: (places: number[]) => void };
  error?: ReactNode;
  withAsterisk?: boolean;
  disabled?: boolean;
  "data-field"?: string;
};

/** A field for pictures: chosen, dropped or pasted; each is shown and can be removed. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, description, value, max, pdf = false, kept, error, withAsterisk, disabled = false } = props;
  const area = useRef<HTMLElement>(null);
  const id = useId();
  const count = (kept?.places.length ?? 0) + value.length;
  const closed = count >= max || disabled;
  const { refused, add } = useAdding(props, closed ? 0 : max - count);
  const drop = useDrop(closed, add);
  usePaste(area, closed, add);
  const said =
    refused.length > 0
      ? refused.map((problem) => (
          <Box key={problem} component="span" display="block">
            {problem}
          </Box>
        ))
      : error;
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
        data-wrong={said ? true : undefined}
        {...drop}
      >
        <Previews {...props} />
        <AddPictures
          label={label}
          max={max}
          count={count}
          pdf={pdf}
          disabled={closed}
          add={add}
          button={{
            "data-field": props["data-field"],
            "aria-invalid": said ? true : undefined,
            "aria-describedby": said ? `${id}-error` : undefined,
          }}
        />
      </section>
    </Input.Wrapper>
  );
}

/** Adds the pictures that fit, and says why the others were not added. */
function useAdding({ value, onChange, max, pdf = false }: ImageUploadProps, places: number) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  // Several may be found wrong at once, before the form has drawn what is left.
  const wrong = useRef(new WeakSet<File>());
  const lookInside = async (file: File) => {
    const problem = await pictureProblemInside(file);
    if (problem === null) return;
    setRefused((before) => [...before, problem]);
    wrong.current.add(file);
    latest.current.onChange(latest.current.value.filter((one) => !wrong.current.has(one)));
  };
  const add = (files: readonly File[]) => {
    const problems = files.map((file) => pictureProblem(file, pdf));
    const fitting = files.filter((_, at) => problems[at] === null);
    const tooMany = fitting.slice(places).map((file) => `${file.name} tidak ditambahkan, paling banyak ${max} gambar`);
    setRefused([...problems.filter((problem) => problem !== null), ...tooMany]);
    const added = fitting.slice(0, places);
    if (added.length > 0) onChange([...value, ...added]);
    for (const file of added) void lookInside(file);
  };
  return { refused, add };
}

type Add = (files: readonly File[]) => void;

function useDrop(closed: boolean, add: Add) {
  const [over, setOver] = useState(false);
  return {
    "data-over": over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(!closed);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      add([...event.dataTransfer.files]);
    },
  };
}

function Previews({ label, value, onChange, kept }: ImageUploadProps) {
  const addresses = useAddresses(value);
  const stays = kept?.places ?? [];
  return (
    <>
      {stays.map((place) => (
        <div key={kept?.images[place]} className={classes.preview}>
          <Thumb address={kept?.images[place] ?? ""} alt={`${label} ${place + 1}`} />
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
          {isPdfFile(file) ? (
            <PdfSign alt={file.name} />
          ) : addresses[index] ? (
            <img src={addresses[index]} alt={file.name} />
          ) : (
            <Skeleton w={96} h={96} aria-label={`Menyiapkan ${file.name}`} role="img" />
          )}
          <CloseButton
            size="sm"
            variant="filled"
            aria-label={`Hapus ${file.name}`}
            onClick={() => onChange(value.filter((one) => one !== file))}
          />
        </div>
      ))}
    </>
  );
}

type AddPicturesProps = {
  label: string;
  max: number;
  count: number;
  pdf: boolean;
  disabled: boolean;
  add: Add;
  button: ButtonHTMLAttributes<HTMLButtonElement> & Pick<ImageUploadProps, "data-field">;
};

function AddPictures({ label, max, count, pdf, disabled, add, button }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = (camera: boolean) => {
    // A phone then opens its camera at once.
    if (camera) input.current?.setAttribute("capture", "environment");
    else input.current?.removeAttribute("capture");
    input.current?.click();
  };
  return (
    <>
      {!disabled && (
        <button type="button" className={`${classes.dropButton} ${classes.cameraButton}`} onClick={() => open(true)}>
          <IconCamera size={24} stroke={1.5} aria-hidden />
          Ambil foto
        </button>
      )}
      <button
        type="button"
        className={`${classes.dropButton} ${count === 0 ? classes.wideDrop : ""}`}
        disabled={disabled}
        {...button}
        onClick={() => open(false)}
      >
        <IconPhotoPlus size={24} stroke={1.5} aria-hidden />
        {count >= max ? `Sudah ${max} gambar` : count === 0 ? <Ways pdf={pdf} /> : "Tambah"}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pdf ? `${PICTURES},.pdf` : PICTURES}
        multiple={max > 1}
        disabled={disabled}
        aria-label={label}
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}

const PICTURES = ".jpg,.jpeg,.png,.webp,.heic,.heif";

/** Nobody drags or pastes with a finger. */
const Ways = ({ pdf }: { pdf: boolean }) => (
  <span>
    <span className={classes.byMouse}>Klik, seret atau tempel gambar{pdf && " atau PDF"} ke sini</span>
    <span className={classes.byFinger}>Pilih foto{pdf && " atau PDF"}</span>
  </span>
);
