import { DocumentLink } from "./DocumentLink.tsx";

type Akun = { idAkun: number; kode: string; nama: string };

/** The account of a line, which leads to its book. */
export const AkunBaris = ({ akun: { idAkun, kode, nama } }: { akun: Akun }) => (
  <DocumentLink kind="akun" kunci={String(idAkun)} label={`${kode} ${nama}`} />
);
