import { Button, Stack, Text } from "@mantine/core";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import type { SuratJalanOrder } from "../../order/contract.ts";
import type { OrderSuratJalan } from "../contract.ts";
import { barangSurat } from "../kirim.ts";
import { type SuratDibuka, suratMenunggu } from "./suratDibuka.ts";

type PilihSuratProps = { dialog: Dialog<OrderSuratJalan>; onPilih: (surat: SuratDibuka) => void };

/** Which of an order's waiting notes is loaded, one large button for each. */
export function PilihSurat({ dialog, onPilih }: PilihSuratProps) {
  const pilih = (order: OrderSuratJalan, note: SuratJalanOrder) => {
    dialog.close();
    onPilih({ order, note });
  };
  return (
    <DetailShell dialog={dialog} title={({ idSo }) => `Muat surat jalan yang mana? ${idSo}`} size="md">
      {(order) => (
        <Stack>
          {suratMenunggu(order).map((note) => (
            <Button
              key={note.idSuratJalan}
              variant="default"
              h="auto"
              py="sm"
              justify="flex-start"
              styles={{ label: { display: "block", whiteSpace: "normal", textAlign: "left" } }}
              onClick={() => pilih(order, note)}
            >
              <Text fw={600}>{note.idSuratJalan}</Text>
              <Text size="sm" c="dimmed">
                {barangSurat(order.orders, note.barang)
                  .map(({ line, qty }) => `${qty} ${line.produk.namaProduk}`)
                  .join(", ")}
              </Text>
              <Text size="sm" c="dimmed">
                {note.namaPenerima || order.namaCustomer}
              </Text>
            </Button>
          ))}
        </Stack>
      )}
    </DetailShell>
  );
}
