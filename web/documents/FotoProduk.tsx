import { IconPhotoOff } from "@tabler/icons-react";
import classes from "./fotoProduk.module.css";

type FotoProdukProps = { foto: readonly string[]; size?: number };

/** The first photo of a machine, small where it has a size; an icon if there is none. */
export function FotoProduk({ foto, size }: FotoProdukProps) {
  const [first] = foto;
  const style = size === undefined ? undefined : { width: size, height: size };
  return (
    <span className={classes.foto} style={style} data-foto>
      {first === undefined ? (
        <IconPhotoOff size={size === undefined ? 40 : 22} stroke={1.2} aria-hidden />
      ) : (
        <img src={`${first}&kecil=1`} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
