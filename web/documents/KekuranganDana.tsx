import { Button, Group, Text } from "@mantine/core";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import type { Kekurangan, Sumber } from "#areas/keuangan/rekening/dampakRekening.ts";
import { rupiah } from "#kernel/format.ts";
import { useMay } from "../api/session.ts";
import { addressOfTransfer } from "./address.ts";
import { useFollow } from "./useFollow.ts";

/** Where the money that an account lacks could come from; each leads to a *Pindah Dana* filled in already. */
export function KekuranganDana({ kekurangan }: { kekurangan: Kekurangan }) {
  const may = useMay(pengajuan.addPengajuan);
  if (!may || kekurangan === null) return null;
  const { kurang, sumber } = kekurangan;
  if (sumber.length === 0) return <Text size="sm">Tidak ada rekening lain yang memiliki {rupiah(kurang)}.</Text>;
  return (
    <div>
      <Text size="sm" mb={6}>
        Kurang {rupiah(kurang)}. Pindah Dana dari:
      </Text>
      <Group gap="xs">
        {sumber.map((satu) => (
          <Pilihan key={satu.idRekening} satu={satu} kekurangan={kekurangan} />
        ))}
      </Group>
    </div>
  );
}

function Pilihan({ satu, kekurangan }: { satu: Sumber; kekurangan: NonNullable<Kekurangan> }) {
  const { idRekening: tujuan, kurang: nominal } = kekurangan;
  const href = addressOfTransfer({ asal: satu.idRekening, tujuan, nominal });
  const follow = useFollow(href);
  return (
    <Button component="a" href={href} onClick={follow} variant="default" size="xs">
      {satu.namaRekening} ({rupiah(satu.saldo)})
    </Button>
  );
}
