import { ActionIcon, Button, Select, Text } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { LinesFieldset } from "#web/ui/form/LinesFieldset.tsx";
import { type Akun, akun, JENIS_AKUN } from "../../akun/contract.ts";
import { type jurnalUmum, MAX_BARIS, MIN_BARIS, selisihBaris } from "../contract.ts";
import classes from "./jurnalUmum.module.css";

export type Values = FormValues<typeof jurnalUmum.addJurnalUmum>;
type Baris = { idAkun: number | string; debit: number | string; kredit: number | string };

export const BARIS_KOSONG: Baris = { idAkun: "", debit: "", kredit: "" };

const pilihan = (semua: readonly Akun[]) =>
  JENIS_AKUN.map((jenis) => ({
    group: jenis,
    items: semua
      .filter((row) => row.jenis === jenis && !row.kendali)
      .map(({ idAkun, kode, nama }) => ({ value: String(idAkun), label: `${kode} ${nama}` })),
  }));

type SatuBarisProps = {
  ke: number;
  baris: Baris;
  data: ReturnType<typeof pilihan>;
  ubah: (isi: Partial<Baris>) => void;
  /** None where as many lines are needed. */
  hapus: (() => void) | null;
};

/** One line: to type on one side empties the other. */
function SatuBaris({ ke, baris, data, ubah, hapus }: SatuBarisProps) {
  return (
    <div className={classes.satu}>
      <Select
        aria-label={`Akun baris ${ke}`}
        placeholder="Pilih akun"
        searchable
        openOnFocus={false}
        allowDeselect={false}
        nothingFoundMessage="Tidak ditemukan"
        data={data}
        value={baris.idAkun === "" ? null : String(baris.idAkun)}
        onChange={(idAkun) => ubah({ idAkun: idAkun ?? "" })}
      />
      <MoneyInput
        aria-label={`Debit baris ${ke}`}
        placeholder="Debit"
        value={baris.debit}
        onChange={(debit) => ubah(debit === "" ? { debit } : { debit, kredit: "" })}
      />
      <MoneyInput
        aria-label={`Kredit baris ${ke}`}
        placeholder="Kredit"
        value={baris.kredit}
        onChange={(kredit) => ubah(kredit === "" ? { kredit } : { kredit, debit: "" })}
      />
      <ActionIcon
        variant="subtle"
        color="red"
        size="lg"
        aria-label={`Hapus baris ${ke}`}
        disabled={hapus === null}
        title={hapus === null ? `Sedikitnya ${MIN_BARIS} baris` : undefined}
        onClick={() => hapus?.()}
      >
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** The lines of an entry while they are typed, and what both sides differ by. */
export function BarisFields({ form }: { form: FormApi<Values> }) {
  const { data: answer } = useCall(akun.getBaganAkun, {});
  const baris = form.values.baris as readonly Baris[];
  const data = pilihan(answer?.data ?? []);
  const simpan = (lines: readonly Baris[]) => form.set("baris", [...lines]);
  const ubah = (at: number, isi: Partial<Baris>) =>
    simpan(baris.map((satu, ke) => (ke === at ? { ...satu, ...isi } : satu)));
  const error = form.field("baris").error;
  return (
    <LinesFieldset
      legend="Baris Jurnal"
      footer={
        <>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={15} aria-hidden />}
            disabled={baris.length >= MAX_BARIS}
            title={baris.length >= MAX_BARIS ? `Paling banyak ${MAX_BARIS} baris` : undefined}
            onClick={() => simpan([...baris, BARIS_KOSONG])}
          >
            Tambah Baris
          </Button>
          <Selisih baris={baris} />
        </>
      }
    >
      {baris.map((satu, at) => (
        <SatuBaris
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place while it is typed
          key={at}
          ke={at + 1}
          baris={satu}
          data={data}
          ubah={(isi) => ubah(at, isi)}
          hapus={baris.length > MIN_BARIS ? () => simpan(baris.filter((_, ke) => ke !== at)) : null}
        />
      ))}
      <FieldProblem>{error}</FieldProblem>
    </LinesFieldset>
  );
}

function Selisih({ baris }: { baris: readonly Baris[] }) {
  const selisih = selisihBaris(baris);
  const jumlah = baris.reduce((sum, { debit }) => sum + (Number(debit) || 0), 0);
  if (selisih === 0) {
    return (
      <Text size="sm" role="status">
        {jumlah === 0 ? "Isi debit dan kredit" : `Seimbang, ${rupiah(jumlah)} di kedua sisi`}
      </Text>
    );
  }
  return (
    <Text size="sm" role="status" className={classes.selisih}>
      {selisih > 0 ? `Debit lebih ${rupiah(selisih)}` : `Kredit lebih ${rupiah(-selisih)}`}
    </Text>
  );
}
