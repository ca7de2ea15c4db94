import { Stack } from "@mantine/core";
import { MasukanList } from "./MasukanList.tsx";
import { TanpaFakturList } from "./TanpaFakturList.tsx";

/** Input faktur of Coretax, and the bills that have none. */
export function MasukanTab() {
  return (
    <Stack gap="xl">
      <MasukanList />
      <TanpaFakturList />
    </Stack>
  );
}
