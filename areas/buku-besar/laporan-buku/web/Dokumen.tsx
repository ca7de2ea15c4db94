import { Alert, Anchor, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { waktu } from "#kernel/format.ts";
import { useBarisNol } from "#web/documents/BarisNol.tsx";
import { Lembar } from "#web/documents/Lembar.tsx";
import { useFollow } from "#web/documents/useFollow.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { type Addressed, useAddress } from "#web/ui/dialog/useAddress.ts";
import { type LembarBuku, type BarisLembar as Row, TANDA_TANGAN, type TabelLembar, tanpaNol } from "../lembar.ts";
import classes from "./dokumen.module.css";
import { BAGAN_AKUN, hariBaris, kunciArus, tujuan } from "./tautan.ts";

const RincianArusDialog = onOpening(() => import("./RincianArus.tsx").then((file) => file.RincianArusDialog));

/** A statement. Printed, it has the letterhead above and lines for signatures below. */
export function Dokumen({ lembar, stale }: { lembar: LembarBuku; stale: boolean }) {
  const { judul, masa, tabel, catatan } = lembar;
  const rincian = useAddress("rincian");
  return (
    <article className={classes.dokumen} aria-label={`${judul} ${masa}`}>
      <Kop lembar={lembar} />
      <BelumDipetakan tabel={tabel} />
      <Stack gap="md">
        {tabel.map((satu) => (
          <Tabel key={satu.kunci} judul={`${judul} per ${satu.kepala}`} tabel={satu} stale={stale} rincian={rincian} />
        ))}
      </Stack>
      {catatan.map((kalimat) => (
        <Text key={kalimat} size="sm" c="dimmed" mt="xs" className={classes.catatan}>
          {kalimat}
        </Text>
      ))}
      <div className={classes.tandaTangan}>
        {TANDA_TANGAN.map((siapa) => (
          <p key={siapa}>{siapa} oleh,</p>
        ))}
      </div>
      <RincianArusDialog dialog={rincian} tabel={tabel} />
    </article>
  );
}

type TabelProps = { judul: string; tabel: TabelLembar; stale: boolean; rincian: Addressed<string> };

function Tabel({ judul, tabel, stale, rincian }: TabelProps) {
  const nol = useBarisNol(false);
  const { kepala, kolom } = tabel;
  const baris = (nol ? tabel.baris : tanpaNol(tabel.baris)).map((row) => ({
    ...row,
    tanda: row.belumDipetakan,
    lekat: row.jenis === "hasil",
    buka: (at: number) => bukaSel(row, kolom[at], rincian),
  }));
  return (
    <Lembar
      judul={judul}
      kepala={kepala}
      kolom={kolom.map((satu) => ({ kunci: satu.kunci, isi: satu.nama }))}
      baris={baris}
      stale={stale}
      nol
      utama="awal"
      dalamDokumen
    />
  );
}

function bukaSel(row: Row, kolom: TabelLembar["kolom"][number] | undefined, rincian: Addressed<string>) {
  if (!kolom) return null;
  const { idKebutuhan } = row;
  if (idKebutuhan === null) return tujuan(row, kolom);
  return rincian.href(kunciArus({ idKebutuhan, ...hariBaris(row, kolom) }));
}

function Kop({ lembar: { kop, judul, masa } }: { lembar: LembarBuku }) {
  const dicetak = useSaatCetak();
  return (
    <header className={classes.kop}>
      <strong>{kop.nama}</strong>
      {kop.alamat !== "" && <span>{kop.alamat}</span>}
      <span>{[kop.telepon, kop.email].filter(Boolean).join(" / ")}</span>
      <h2>{judul}</h2>
      <p>{masa}</p>
      <p>Dalam rupiah. Dicetak {waktu(dicetak)}</p>
    </header>
  );
}

/** The time of printing, even if the page has been open since yesterday. */
function useSaatCetak(): Date {
  const [saat, setSaat] = useState(() => new Date());
  useEffect(() => {
    const cetak = () => flushSync(() => setSaat(new Date()));
    window.addEventListener("beforeprint", cetak);
    return () => window.removeEventListener("beforeprint", cetak);
  }, []);
  return saat;
}

/** The total of needs that nobody has mapped, with a link to Bagan Akun. */
function BelumDipetakan({ tabel }: { tabel: readonly TabelLembar[] }) {
  const follow = useFollow(BAGAN_AKUN);
  const nama = tabel.flatMap(({ baris }) =>
    tanpaNol(baris)
      .filter(({ belumDipetakan, jenis }) => belumDipetakan && jenis === "isi")
      .map((row) => row.nama),
  );
  if (nama.length === 0) return null;
  return (
    <Alert className={classes.petakan} color="yellow" mb="sm" icon={<IconAlertTriangle size={18} aria-hidden />}>
      Belum dipetakan ke akun: {nama.join(", ")}.{" "}
      <Anchor href={BAGAN_AKUN} onClick={follow} inherit c="inherit" underline="always">
        Petakan di Bagan Akun
      </Anchor>
    </Alert>
  );
}
