import { Checkbox, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { jakartaToday, rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import type { FormApi } from "#web/ui/form/formTypes.ts";
import { LinesFieldset } from "#web/ui/form/LinesFieldset.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { jumlahTagihan, tagihan } from "../contract.ts";
import { isianPpn } from "../isiTagihan.ts";
import type { Barang, Values } from "./BarangFields.tsx";
import type { Biaya } from "./BiayaFields.tsx";

const KOSONG = { ppn: 0, nomorFaktur: "", tglFaktur: "" } as const;

/** The PPN of a bill, where the company is registered for it: by the rate until somebody types another amount. */
export function PpnFields({ form }: { form: FormApi<Values> }) {
  const { idPemasok, ppn } = form.values;
  const { data: answer } = useCall(
    tagihan.getBahanTagihan,
    { idPemasok },
    { keepPrevious: false, enabled: idPemasok !== "" },
  );
  const tarif = answer?.data.ppn ?? null;
  const dasar = jumlahTagihan(form.values.barang as readonly Barang[], form.values.biaya as readonly Biaya[]);
  const hitung = tarif === null ? 0 : Math.round((dasar * tarif.atas) / tarif.bawah);
  const seen = useRef<{ idPemasok: unknown; hitung: number; memungut: boolean } | null>(null);
  useEffect(() => {
    if (tarif === null) return;
    const lama = seen.current?.idPemasok === idPemasok ? seen.current : null;
    const memungut = lama?.memungut ?? tarif.memungut;
    seen.current = { idPemasok, hitung, memungut };
    if (lama === null ? Number(ppn) === 0 : memungut && Number(ppn) === lama.hitung)
      form.set("ppn", memungut ? hitung : 0);
  }, [tarif, idPemasok, hitung, ppn, form.set]);
  if (tarif === null) return null;
  const memungut = seen.current?.memungut ?? tarif.memungut;
  const pilih = (ya: boolean) => {
    seen.current = { idPemasok, hitung, memungut: ya };
    for (const nama of ["ppn", "nomorFaktur", "tglFaktur"] as const) form.set(nama, KOSONG[nama]);
    if (ya) form.set("ppn", hitung);
  };
  return (
    <LinesFieldset legend="PPN">
      <Checkbox
        checked={memungut}
        label="Pemasok memungut PPN"
        description="Harga di atas belum termasuk PPN. Pemasok yang bukan PKP: biarkan kosong."
        onChange={(event) => pilih(event.currentTarget.checked)}
      />
      {memungut && (
        <>
          <RecordField
            of={isianPpn}
            name="ppn"
            form={form}
            description={`Menurut tarif ${rupiah(hitung)}; isi seperti di faktur`}
          />
          <RecordField
            of={isianPpn}
            name="nomorFaktur"
            form={form}
            inputMode="numeric"
            description="17 angka, bila sudah ada"
          />
          <RecordField of={isianPpn} name="tglFaktur" form={form} latest={jakartaToday(new Date())} />
          <Text size="sm" c="dimmed" data-wide>
            PPN tidak menambah nilai barang. PPN menjadi PPN masukan setelah fakturnya dikreditkan di Pajak.
          </Text>
        </>
      )}
    </LinesFieldset>
  );
}
