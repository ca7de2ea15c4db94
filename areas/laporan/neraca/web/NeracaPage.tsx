import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { jakartaToday, rupiah, tanggal } from "#kernel/format.ts";
import { hasMenu, type Menu } from "#kernel/permission.ts";
import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import { BarisNol, useBarisNol } from "#web/documents/BarisNol.tsx";
import { kunciAngka } from "#web/documents/kunciAngka.ts";
import { type BarisLembar, Cetak, Lembar, LembarMenunggu } from "#web/documents/Lembar.tsx";
import classes from "#web/documents/lembar.module.css";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { type Addressed, useAddress } from "#web/ui/dialog/useAddress.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { DayFilter } from "#web/ui/field/DayFilter.tsx";
import { problemOfDay, readDay } from "#web/ui/field/readDay.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { StatusBadge, statusMap } from "#web/ui/value/StatusBadge.tsx";
import { TanggalSalah } from "#web/ui/value/TanggalSalah.tsx";
import { type Neraca, neraca, POS_MANUAL } from "../contract.ts";
import { type BarisNeraca, barisNeraca } from "../tata-letak.ts";
import { asalBaris } from "./asal.ts";

const NeracaForm = onOpening(() => import("./NeracaForm.tsx").then((file) => file.NeracaForm));
const AssetDialog = onOpening(() => import("./AssetDialog.tsx").then((file) => file.AssetDialog));
const RekeningDialog = onOpening(() => import("./RekeningDialog.tsx").then((file) => file.RekeningDialog));
const SelisihDialog = onOpening(() => import("./SelisihDialog.tsx").then((file) => file.SelisihDialog));

const JENIS: Readonly<Record<BarisNeraca["jenis"], BarisLembar["jenis"]>> = {
  judul: "judul",
  pos: "isi",
  info: "info",
  total: "jumlah",
  selisih: "selisih",
};

type Bukaan = Record<"selisih" | "kas" | "asset", Addressed<string>> & { may: (menu: Menu) => boolean };

/** Totals are sticky, every line opens what is behind it, and an entered figure shows its date. */
const barisLembar = (row: BarisNeraca, entri: readonly Neraca[], bukaan: Bukaan): BarisLembar => ({
  ...row,
  jenis: JENIS[row.jenis],
  lekat: row.jenis === "total" || row.jenis === "selisih",
  buka: (kolom) => {
    const satu = entri[kolom];
    const asal = satu ? asalBaris(row.kunci, satu, bukaan.may) : null;
    if (!satu || asal === null) return null;
    if (asal === "selisih") return bukaan.selisih.href(satu.tglNeraca);
    if (asal === "kas") return bukaan.kas.href(kunciAngka(row.kunci, satu.tglNeraca));
    if ("alamat" in asal) return asal.alamat;
    return bukaan.asset.href(kunciAngka(asal.kategori, satu.tglNeraca));
  },
  catatan: (kolom) => (POS_MANUAL.some((pos) => pos === row.kunci) ? catatan(row.kunci, entri[kolom]) : null),
});

/** Since when a figure is typed; with Buku Besar also how far it is from what Buku Besar says. */
function catatan(kunci: string, entri: Neraca | undefined): string | null {
  if (!entri?.manual) return null;
  const sejak = entri.manual.tanggal === entri.tglNeraca ? null : `dari ${tanggal(entri.manual.tanggal)}`;
  if (entri.dasar === "Kas dan isian") return sejak;
  const ketikan = entri.diketik.find(({ pos }) => pos === kunci);
  if (!ketikan) return null;
  const beda = entri[ketikan.pos] - ketikan.bukuBesar;
  return ["diketik", sejak, beda === 0 ? "sama dengan Buku Besar" : `beda ${rupiah(beda)}`].filter(Boolean).join(", ");
}

const DASAR = statusMap<Neraca["dasar"]>({ "Buku Besar": "info", "Kas dan isian": "neutral" });

/** Neraca of a day, beside those of earlier months. */
export function NeracaPage() {
  const { values, change } = useUrlState();
  const today = jakartaToday(new Date());
  const asked = values.tglToday ?? today;
  const tglToday = readDay(asked) ?? asked;
  const masalah = problemOfDay(tglToday, { max: today });
  return (
    <Stack gap="sm">
      <div className={classes.alat}>
        <DayFilter
          aria-label="Tanggal neraca"
          clearable={false}
          max={today}
          value={tglToday}
          onChange={(day) => day !== "" && change({ tglToday: day === today ? null : day }, "push")}
        />
        <Group gap="xs">
          <BarisNol bawaan />
          <Cetak />
          <ExportButton
            call={neraca.exportNeraca}
            input={{ tglToday }}
            label="Export Neraca"
            fallback="Gagal download data neraca"
            masalah={masalah}
          />
        </Group>
      </div>
      {masalah !== null ? <TanggalSalah masalah={masalah} /> : <PerTanggal tglToday={tglToday} />}
    </Stack>
  );
}

/** Neraca with the form of entered figures and the parts of the difference. */
function PerTanggal({ tglToday }: { tglToday: string }) {
  const { data, error, refetch, isPlaceholderData } = useCall(neraca.getNeraca, { tglToday });
  const form = useFormAddress<Neraca>("ubah", {
    call: neraca.inputDataNeracaManual,
    key: ({ tglNeraca }) => tglNeraca,
    load: async (day) => {
      const [tahun = "", bulan = "", hari = ""] = day.split("-");
      return (await send(neraca.getNeracaByTanggal, { tahun, bulan, tanggal: hari })).data;
    },
  });
  const session = useSession();
  const selisih = useAddress("selisih");
  const kas = useAddress("kas");
  const asset = useAddress("asset");
  const bukaan = { selisih, kas, asset, may: (menu: Menu) => hasMenu(session, menu) };
  const nol = useBarisNol(true);
  if (data === undefined) return <LembarMenunggu error={error?.message ?? null} retry={() => void refetch()} />;
  return (
    <>
      <Lembar
        judul={`Neraca per ${tanggal(tglToday)}`}
        kepala="Pos"
        kolom={data.data.map((entri) => ({
          kunci: String(entri.idNeraca),
          isi: <Kolom entri={entri} form={form} />,
        }))}
        baris={barisNeraca(data.data).map((row) => barisLembar(row, data.data, bukaan))}
        stale={isPlaceholderData}
        nol={nol}
      />
      <NeracaForm dialog={form} />
      <SelisihDialog dialog={selisih} />
      <RekeningDialog dialog={kas} entri={data.data} />
      <AssetDialog dialog={asset} kategori={data.data[0]?.asset ?? []} />
    </>
  );
}

function Kolom({ entri, form }: { entri: Neraca; form: Dialog<Neraca> }) {
  const { isi } = entri.aksi;
  return (
    <span className={classes.kolom}>
      <Text span inherit>
        {tanggal(entri.tglNeraca)}
      </Text>
      <StatusBadge map={DASAR} state={entri.dasar} />
      {!isi.boleh ? (
        <Text span size="xs" c="dimmed" title={isi.alasan ?? undefined}>
          Ditutup
        </Text>
      ) : (
        <Button
          size="compact-xs"
          variant="light"
          leftSection={<IconPencil size={13} aria-hidden />}
          aria-label={`Update Data ${tanggal(entri.tglNeraca)}`}
          onClick={() => form.open(entri)}
        >
          Update Data
        </Button>
      )}
    </span>
  );
}
