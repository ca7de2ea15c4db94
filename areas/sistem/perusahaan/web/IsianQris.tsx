import { Button, FileButton, Text } from "@mantine/core";
import { IconQrcode } from "@tabler/icons-react";
import { useState } from "react";
import { namaQris, problemOfQris } from "#kernel/qris.ts";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { codeInside } from "#web/ui/scan/ScanDialog.tsx";
import { type perusahaan, setelanPerusahaan } from "../contract.ts";

type Form = FormApi<FormValues<typeof perusahaan.updatePerusahaan>>;

/** The merchant's static code: pasted, or read from a picture of its sticker. */
export function IsianQris({ form }: { form: Form }) {
  const [kata, setKata] = useState("");
  const baca = async (file: File | null) => {
    if (!file) return;
    setKata("");
    const teks = await codeInside(file).catch(() => null);
    const masalah = teks === null ? "Kode tidak terbaca, coba gambar yang lebih tajam" : problemOfQris(teks);
    if (masalah === null && teks !== null) form.set("qris", teks);
    setKata(masalah ?? `QRIS ${namaQris(teks ?? "")} terbaca`);
  };
  return (
    <>
      <div data-wide>
        <RecordField
          of={setelanPerusahaan}
          name="qris"
          form={form}
          description="Kode statis dari stiker toko. Invoice yang menunggu sampai Batas QRIS mencetaknya dengan jumlahnya; kosongkan bila tidak dipakai"
        />
        <FileButton
          accept="image/*"
          onChange={(file) => void baca(file)}
          inputProps={{ "aria-label": "Gambar stiker QRIS" }}
        >
          {(button) => (
            <Button {...button} mt={6} variant="default" leftSection={<IconQrcode size={16} aria-hidden />}>
              Baca dari gambar stiker
            </Button>
          )}
        </FileButton>
        <Text size="sm" role="status" c="dimmed" mt={4}>
          {kata}
        </Text>
      </div>
      <RecordField
        of={setelanPerusahaan}
        name="batasQris"
        form={form}
        description="Paling banyak satu pembayaran QRIS"
      />
    </>
  );
}
