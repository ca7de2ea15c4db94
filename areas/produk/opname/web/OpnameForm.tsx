import { MultiSelect } from "@mantine/core";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { useDebouncedValue } from "@mantine/hooks";
import { useRef, useState } from "react";
import { hasMenu } from "#kernel/permission.ts";
import { blankOf } from "#kernel/record.ts";
import { useCall } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FieldProps } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { produk } from "../../produk/contract.ts";
import { opname } from "../contract.ts";
import { isianOpname, isianTanpaBahan } from "../isiOpname.ts";

/** Begins an opname: what is counted is decided now, the counting begins at once. */
export function OpnameForm({ dialog, mulai }: { dialog: Dialog; mulai: (idOpname: string) => void }) {
  const bahan = hasMenu(useSession(), "Bahan");
  return (
    <FormShell
      dialog={dialog}
      title="Mulai Stock Opname"
      call={opname.addOpname}
      draft={() => "baru"}
      initial={() => ({ ...blankOf(isianOpname), cakupan: "semua" as const, idProduk: [] as readonly number[] })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal memulai stock opname"
      busy="Menyiapkan lembar hitung…"
      submit="Mulai"
      done={({ data }) => mulai(data.idOpname)}
      size="lg"
    >
      {(form) => (
        <Fields>
          <RecordField of={isianOpname} name="cakupan" form={form} />
          {form.values.cakupan === "kategori" && (
            <RecordField of={bahan ? isianOpname : isianTanpaBahan} name="kategori" form={form} withAsterisk />
          )}
          {form.values.cakupan === "pilihan" && (
            <ProdukDipilih field={form.field("idProduk")} set={(ids) => form.set("idProduk", ids)} />
          )}
          <RecordField of={isianOpname} name="keterangan" form={form} />
        </Fields>
      )}
    </FormShell>
  );
}

/** The products that are counted, found while typing. */
function ProdukDipilih({ field, set }: { field: FieldProps; set: (ids: readonly number[]) => void }) {
  const [typed, setTyped] = useState("");
  const [cari] = useDebouncedValue(typed.trim(), 150);
  const nama = useRef(new Map<string, string>());
  const { data } = useCall(produk.getProduk, { cari, limit: 20 });
  const found = (data?.data ?? []).map(({ idProduk, kodeProduk, namaProduk }) => ({
    value: String(idProduk),
    label: `${namaProduk} (${kodeProduk})`,
  }));
  for (const { value, label } of found) nama.current.set(value, label);
  const chosen = (field.value as readonly number[]).map(String);
  const kept = chosen
    .filter((id) => !found.some(({ value }) => value === id))
    .map((value) => ({ value, label: nama.current.get(value) ?? value }));
  return (
    <MultiSelect
      label="Produk"
      withAsterisk
      searchable
      placeholder="Kode atau nama produk"
      nothingFoundMessage="Tidak ditemukan"
      filter={({ options }) => options}
      {...(field.error ? { error: field.error } : {})}
      data-field="idProduk"
      data={[...kept, ...found]}
      searchValue={typed}
      onSearchChange={setTyped}
      value={chosen}
      onChange={(ids) => set(ids.map(Number))}
    />
  );
}
