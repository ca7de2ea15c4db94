import { Fragment } from "react";
import { DetailShell } from "../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../ui/dialog/useDialog.ts";
import type { ActionKey } from "../ui/list/useListKeys.ts";
import classes from "./shell.module.css";

const EVERYWHERE: readonly ActionKey[] = [
  { key: "Ctrl K", label: "Cari halaman, dokumen, atau tindakan" },
  { key: "?", label: "Daftar tombol ini" },
  { key: "Ctrl P", label: "Cetak; daftar dicetak seluruhnya" },
  { key: "Esc", label: "Tutup yang terbuka" },
];
const IN_A_LIST: readonly ActionKey[] = [
  { key: "/", label: "Cari di daftar" },
  { key: "J", label: "Baris berikutnya" },
  { key: "K", label: "Baris sebelumnya" },
  { key: "Enter", label: "Buka detail baris" },
];
const IN_A_DETAIL: readonly ActionKey[] = [
  { key: "]", label: "Dokumen berikutnya di daftarnya" },
  { key: "[", label: "Dokumen sebelumnya di daftarnya" },
];
const IN_A_FORM: readonly ActionKey[] = [
  { key: "Ctrl Enter", label: "Kirim formulir" },
  { key: "A – Z", label: "Di pilihan: menurut huruf awalnya" },
];

/** The keys of the screen, and of the actions of a row. */
export function KeysDialog({ dialog }: { dialog: Dialog<readonly ActionKey[]> }) {
  return (
    <DetailShell dialog={dialog} title="Tombol" size="md">
      {(ofRow) => (
        <>
          <Keys title="Di mana saja" keys={EVERYWHERE} />
          <Keys title="Di daftar" keys={IN_A_LIST} />
          {ofRow.length > 0 && <Keys title="Pada baris yang dipilih" keys={ofRow} />}
          <Keys title="Di detail" keys={IN_A_DETAIL} />
          <Keys title="Di formulir" keys={IN_A_FORM} />
        </>
      )}
    </DetailShell>
  );
}

function Keys({ title, keys }: { title: string; keys: readonly ActionKey[] }) {
  return (
    <section aria-label={title}>
      <h3 className={classes.keysTitle}>{title}</h3>
      <dl className={classes.keys}>
        {keys.map(({ key, label }) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
