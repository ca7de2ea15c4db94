import { Anchor, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { type JenisKomentar, type Komentar, komentar } from "#contract/sistem/komentar.ts";
import { useAction, useCall } from "../api/hooks.ts";
import { useOfferUndo } from "../ui/dialog/undo.tsx";
import { Waktu } from "../ui/value/Tanggal.tsx";
import { KomentarForm } from "./KomentarForm.tsx";
import classes from "./komentar.module.css";
import { disebut, type Orang, potong } from "./sebutan.ts";
import { Urungkan } from "./Urungkan.tsx";

type Dokumen = { jenis: JenisKomentar; id: string };

/** What people say about a document, oldest first, and the field to say something; @nama tells that person. */
export function KomentarPanel(dokumen: Dokumen) {
  const { jenis, id } = dokumen;
  const { data, error } = useCall(komentar.getKomentar, { jenis, id }, { keepPrevious: false });
  const { data: people } = useCall(komentar.getSebutan, { jenis, id }, { enabled: data !== undefined });
  const [editing, setEditing] = useState<number | null>(null);
  const add = useAction(komentar.addKomentar, {
    fallback: "Gagal menulis komentar",
    quiet: true,
    fieldErrors: "dialog",
  });
  const edit = useAction(komentar.updateKomentar, {
    fallback: "Gagal mengubah komentar",
    quiet: true,
    fieldErrors: "dialog",
  });
  if (error !== null || data === undefined) return null;
  const orang: readonly Orang[] = people?.data ?? [];
  return (
    <section aria-label="Komentar" className={classes.panel}>
      <ul>
        {data.data.map((row) =>
          editing === row.idKomentar ? (
            <li key={row.idKomentar}>
              <KomentarForm
                orang={orang}
                awal={row.isi}
                busy={edit.isPending}
                label="Ubah komentar"
                batal={() => setEditing(null)}
                kirim={async (isi) => {
                  const { idKomentar, versi } = row;
                  await edit.mutateAsync({ idKomentar, isi, sebut: disebut(isi, orang), versi });
                  setEditing(null);
                }}
              />
            </li>
          ) : (
            <Satu key={row.idKomentar} row={row} ubah={() => setEditing(row.idKomentar)} />
          ),
        )}
      </ul>
      <KomentarForm
        orang={orang}
        busy={add.isPending}
        label="Tulis komentar"
        kirim={async (isi) => {
          await add.mutateAsync({ jenis, id, isi, sebut: disebut(isi, orang) });
        }}
      />
    </section>
  );
}

function Satu({ row, ubah }: { row: Komentar; ubah: () => void }) {
  const { idKomentar } = row;
  const tawarkan = useOfferUndo(komentar.undoDeleteKomentar);
  const hapus = useAction(komentar.deleteKomentar, {
    fallback: "Gagal menghapus komentar",
    quiet: true,
    fieldErrors: "dialog",
    onSuccess: () => tawarkan("Komentar dihapus", { idKomentar }),
  });
  return (
    <li>
      <Text size="sm" component="div">
        <b>{row.nama}</b>{" "}
        <span className={classes.saat}>
          <Waktu value={row.dibuat} />
          {row.diubah !== null && row.dihapus === null && (
            <>
              {" "}
              · diubah <Waktu value={row.diubah} />
            </>
          )}
        </span>
      </Text>
      {row.dihapus === null ? (
        <p className={classes.isi}>
          <Isi isi={row.isi} />
        </p>
      ) : (
        <p className={classes.dihapus}>
          Komentar dihapus <Waktu value={row.dihapus} />{" "}
          {row.aksi.urung.boleh && (
            <Urungkan call={komentar.undoDeleteKomentar} input={{ idKomentar }} apa="komentar dihapus" />
          )}
        </p>
      )}
      <Group gap="xs">
        {row.aksi.ubah.boleh && <Aksi label="Ubah" act={ubah} />}
        {row.aksi.hapus.boleh && <Aksi label="Hapus" act={() => hapus.mutate({ idKomentar })} />}
      </Group>
    </li>
  );
}

const Aksi = ({ label, act }: { label: string; act: () => void }) => (
  <Button variant="subtle" size="compact-xs" onClick={act}>
    {label}
  </Button>
);

/** Plain text; only addresses of the web are links. */
function Isi({ isi }: { isi: string }) {
  let at = 0;
  return potong(isi).map(({ teks, tautan }) => {
    const key = at;
    at += teks.length;
    if (!tautan) return <span key={key}>{teks}</span>;
    return (
      <Anchor key={key} href={teks} target="_blank" rel="noopener noreferrer" inherit underline="always">
        {teks}
      </Anchor>
    );
  });
}
