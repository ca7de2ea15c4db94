import { Anchor, Button, Group, Text } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { type Komentar, komentar } from "#areas/sistem/komentar/contract.ts";
import { useAction, useCall } from "../api/hooks.ts";
import { useSession } from "../api/session.ts";
import { type Kiriman, take } from "../offline/outbox.ts";
import { useOfferUndo } from "../ui/dialog/undo.tsx";
import { Waktu } from "../ui/value/Tanggal.tsx";
import { KomentarForm } from "./KomentarForm.tsx";
import classes from "./komentar.module.css";
import { type Dokumen, giveBackContent, useIsiKembali, useKomentarMenunggu } from "./komentarMenunggu.ts";
import { disebut, type Orang, potong } from "./sebutan.ts";
import { Urungkan } from "./Urungkan.tsx";

/** What people say about a document, oldest first, and the field to say something; @nama tells that person. */
export function KomentarPanel(dokumen: Dokumen) {
  const { jenis, id } = dokumen;
  const { data, error } = useCall(komentar.getKomentar, { jenis, id }, { keepPrevious: false });
  const { data: people } = useCall(komentar.getSebutan, { jenis, id }, { enabled: data !== undefined });
  const menunggu = useKomentarMenunggu(dokumen);
  const kembali = useIsiKembali(dokumen);
  const tulis = useTulis(dokumen);
  const [editing, setEditing] = useState<number | null>(null);
  const edit = useAction(komentar.updateKomentar, {
    fallback: "Gagal mengubah komentar",
    quiet: true,
    fieldErrors: "dialog",
  });
  // Without a network there may be nothing to read, but something to say.
  if (data === undefined && error?.status !== null) return null;
  const orang: readonly Orang[] = people?.data ?? [];
  return (
    <section aria-label="Komentar" className={classes.panel}>
      <ul>
        {data?.data.map((row) =>
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
        {menunggu.map((kiriman) => (
          <Menunggu key={kiriman.id} kiriman={kiriman} />
        ))}
      </ul>
      <KomentarForm
        kembali={kembali}
        orang={orang}
        busy={tulis.isPending}
        label="Tulis komentar"
        kirim={(isi) => tulis.kirim(isi, disebut(isi, orang))}
      />
    </section>
  );
}

/** Sends a comment, or lets it wait for a network. */
function useTulis({ jenis, id }: Dokumen) {
  const href = useLocation({ select: (location) => location.href });
  const sedang = useRef("");
  const add = useAction(komentar.addKomentar, {
    fallback: "Gagal menulis komentar",
    quiet: true,
    fieldErrors: "dialog",
    typed: async () => ({
      label: `Komentar “${potongan(sedang.current)}”`,
      href,
      ...{ draft: null, record: null },
      typed: sedang.current,
    }),
  });
  const kirim = async (isi: string, sebut: readonly number[]): Promise<void> => {
    sedang.current = isi;
    await add.mutateAsync({ jenis, id, isi, sebut: [...sebut] });
  };
  return { kirim, isPending: add.isPending };
}

const potongan = (isi: string): string => (isi.length > 40 ? `${isi.slice(0, 40)}…` : isi);

/** A comment that waits for a network, or was refused when it went out. */
function Menunggu({ kiriman }: { kiriman: Kiriman }) {
  const { nama } = useSession();
  const ubah = async () => {
    if (await take(kiriman)) giveBackContent(kiriman);
  };
  return (
    <li>
      <Text size="sm" component="div">
        <b>{nama}</b>{" "}
        <span className={classes.saat}>{kiriman.refused === null ? "menunggu jaringan" : "belum terkirim"}</span>
      </Text>
      <p className={classes.isi}>
        <Isi isi={String(kiriman.typed)} />
      </p>
      {kiriman.refused !== null && (
        <Text size="sm" c="red">
          {kiriman.refused}
        </Text>
      )}
      <Aksi label="Ubah" act={() => void ubah()} />
    </li>
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
          Komentar dihapus <Waktu value={row.dihapus} />
        </p>
      )}
      <Group gap="xs">
        {row.aksi.ubah.boleh && <Aksi label="Ubah" act={ubah} />}
        {row.aksi.hapus.boleh && <Aksi label="Hapus" act={() => hapus.mutate({ idKomentar })} />}
        {row.aksi.urung.boleh && (
          <Urungkan call={komentar.undoDeleteKomentar} input={{ idKomentar }} apa="komentar dihapus" />
        )}
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
