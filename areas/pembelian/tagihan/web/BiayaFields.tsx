import { ActionIcon, Button, MultiSelect, Select, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useCall } from "#web/api/hooks.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import type { FormApi } from "#web/ui/form/formTypes.ts";
import { LinesFieldset } from "#web/ui/form/LinesFieldset.tsx";
import { tagihan } from "../contract.ts";
import { DASAR_SEBAR, type DasarSebar, labelDasar } from "../isiTagihan.ts";
import type { Values } from "./BarangFields.tsx";
import classes from "./tagihan.module.css";

export type Biaya = { keterangan: string; nominal: number | string; dasar: DasarSebar; idPo: readonly string[] };
export const BIAYA_KOSONG: Biaya = { keterangan: "", nominal: "", dasar: "nilai", idPo: [] };
const DASAR = DASAR_SEBAR.map((value) => ({ value, label: labelDasar(value) }));

/** The purchase orders whose units bear a cost, found while typing. */
function PoSelect({
  ke,
  value,
  onChange,
}: {
  ke: number;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const [typed, setTyped] = useState("");
  const [cari] = useDebouncedValue(typed.trim(), 150);
  const known = useRef(new Map<string, string>());
  const { data: answer } = useCall(tagihan.getPoBiaya, { cari, limit: 50 });
  for (const { idPo, kloter, namaProduk } of answer?.data ?? []) known.current.set(idPo, `${kloter} · ${namaProduk}`);
  const ids = new Set([...value, ...(answer?.data ?? []).map(({ idPo }) => idPo)]);
  return (
    <MultiSelect
      className={classes.lebar}
      searchable
      aria-label={`PO biaya ${ke}`}
      placeholder={value.length === 0 ? "Cari PO yang menanggung biaya ini" : ""}
      nothingFoundMessage="Tidak ditemukan"
      data={[...ids].map((id) => ({ value: id, label: known.current.get(id) ?? id }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={[...value]}
      onChange={onChange}
    />
  );
}

type SatuBiayaProps = { ke: number; biaya: Biaya; ubah: (isi: Partial<Biaya>) => void; hapus: () => void };

function SatuBiaya({ ke, biaya, ubah, hapus }: SatuBiayaProps) {
  return (
    <div className={classes.biaya}>
      <TextInput
        aria-label={`Keterangan biaya ${ke}`}
        placeholder="Ongkos kirim, bea masuk, bongkar…"
        maxLength={200}
        value={biaya.keterangan}
        onChange={(event) => ubah({ keterangan: event.currentTarget.value })}
      />
      <MoneyInput
        aria-label={`Nominal biaya ${ke}`}
        placeholder="Nominal"
        value={biaya.nominal}
        onChange={(nominal) => ubah({ nominal })}
      />
      <Select
        aria-label={`Dasar pembagian biaya ${ke}`}
        allowDeselect={false}
        data={DASAR}
        value={biaya.dasar}
        onChange={(dasar) => ubah({ dasar: (dasar ?? "nilai") as DasarSebar })}
      />
      <ActionIcon variant="subtle" color="red" size="lg" aria-label={`Hapus biaya ${ke}`} onClick={hapus}>
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
      <PoSelect ke={ke} value={biaya.idPo} onChange={(idPo) => ubah({ idPo })} />
    </div>
  );
}

/** Costs on top of the goods, each spread over the units of the purchase orders that are chosen. */
export function BiayaFields({ form }: { form: FormApi<Values> }) {
  const biaya = form.values.biaya as readonly Biaya[];
  const simpan = (rows: readonly Biaya[]) => form.set("biaya", [...rows] as Values["biaya"]);
  return (
    <LinesFieldset
      legend="Biaya masuk"
      footer={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => simpan([...biaya, BIAYA_KOSONG])}
        >
          Tambah Biaya
        </Button>
      }
    >
      {biaya.map((satu, at) => (
        <SatuBiaya
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place while it is typed
          key={at}
          ke={at + 1}
          biaya={satu}
          ubah={(isi) => simpan(biaya.map((lain, ke) => (ke === at ? { ...lain, ...isi } : lain)))}
          hapus={() => simpan(biaya.filter((_, ke) => ke !== at))}
        />
      ))}
      <FieldProblem>{form.field("biaya").error}</FieldProblem>
    </LinesFieldset>
  );
}
