import { Stack } from "@mantine/core";
import { BuktiPotongList } from "./BuktiPotongList.tsx";
import { PotongPemasokList } from "./PotongPemasokList.tsx";

/** PPh 23 that customers kept of us, and that we kept of suppliers. */
export function BuktiPotongTab() {
  return (
    <Stack gap="xl">
      <BuktiPotongList />
      <PotongPemasokList />
    </Stack>
  );
}
