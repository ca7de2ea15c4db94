import { ActionIcon, Input, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconX } from "@tabler/icons-react";
import type { MouseEvent, ReactNode } from "react";
import { ImageUpload } from "#web/ui/picture/ImageUpload.tsx";
import { useAddresses } from "#web/ui/picture/useAddresses.ts";
import { MAX_FOTO } from "../contract.ts";
import classes from "./foto.module.css";
import { append, berurutan, geser, tanpa } from "./susunanFoto.ts";

type FotoFieldProps = {
  /** The photos that the product has. */
  images: readonly string[];
  /** New photos. */
  files: readonly File[];
  /** The order as the call takes it: 0, 1, … of `images`, -1, -2, … of `files`. */
  places: readonly number[];
  onChange: (places: number[], files: File[]) => void;
  error?: ReactNode;
  "data-field"?: string;
};

/** A field for the photos of a product, which can be moved, removed and added. */
export function FotoField({ images, files, places, onChange, error, ...field }: FotoFieldProps) {
  const addresses = useAddresses(files);
  const remove = (at: number) => {
    const left = tanpa(places, files, at);
    onChange(left.places, left.files);
  };
  return (
    <Input.Wrapper label="Foto Produk" labelElement="div" data-wide>
      {places.length > 0 && (
        <ol className={classes.deret} aria-label="Foto Produk">
          {places.map((place, at) => (
            <Foto
              key={keyOf(place, images, files)}
              src={place < 0 ? addresses[-1 - place] : images[place]}
              ke={at + 1}
              dari={places.length}
              onMove={(by) => onChange(geser(places, at, by), [...files])}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      {places.length < MAX_FOTO ? (
        <ImageUpload
          label="Tambah foto"
          description={`Foto pertama tampil di katalog, paling banyak ${MAX_FOTO} foto`}
          max={MAX_FOTO - places.length}
          value={BELUM_ADA}
          onChange={(added) => {
            const more = append(places, files, added);
            onChange(more.places, more.files);
          }}
          error={error}
          {...field}
        />
      ) : (
        <Text size="xs" c="dimmed" mt={6}>
          Sudah {MAX_FOTO} foto, hapus salah satu untuk menambah yang lain.
        </Text>
      )}
    </Input.Wrapper>
  );
}

const BELUM_ADA: readonly File[] = [];
const keyOf = (place: number, images: readonly string[], files: readonly File[]): string => {
  const file = files[-1 - place];
  return file ? `${file.name} ${file.size} ${file.lastModified}` : (images[place] ?? String(place));
};

type FotoProps = {
  src: string | undefined;
  ke: number;
  dari: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function Foto({ src, ke, dari, onMove, onRemove }: FotoProps) {
  return (
    <li className={classes.foto}>
      {src && <img src={src} alt={ke === 1 ? "Foto 1, foto utama" : `Foto ${ke}`} />}
      <span className={classes.tombol}>
        <Geser label={`Geser foto ${ke} ke kiri`} closed={ke === 1} onMove={() => onMove(-1)}>
          <IconChevronLeft size={16} aria-hidden />
        </Geser>
        <ActionIcon variant="subtle" color="red" size="sm" aria-label={`Hapus foto ${ke}`} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
        <Geser label={`Geser foto ${ke} ke kanan`} closed={ke === dari} onMove={() => onMove(1)}>
          <IconChevronRight size={16} aria-hidden />
        </Geser>
      </span>
    </li>
  );
}

type GeserProps = { label: string; closed: boolean; onMove: () => void; children: ReactNode };

/** A button to move a photo. At the end it is aria-disabled and keeps the focus. */
function Geser({ label, closed, onMove, children }: GeserProps) {
  const move = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (closed) return;
    onMove();
    requestAnimationFrame(() => currentTarget.focus());
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={label}
      aria-disabled={closed || undefined}
      data-disabled={closed || undefined}
      onClick={move}
    >
      {children}
    </ActionIcon>
  );
}

/** The field without existing photos: answers the files in their order. */
export function FotoBaru({
  files,
  onChange,
  error,
  ...field
}: Omit<FotoFieldProps, "images" | "places" | "onChange"> & {
  onChange: (files: File[]) => void;
}) {
  return (
    <FotoField
      images={[]}
      files={files}
      places={files.map((_, at) => -1 - at)}
      onChange={(places, all) => onChange(berurutan(places, all))}
      error={error}
      {...field}
    />
  );
}
