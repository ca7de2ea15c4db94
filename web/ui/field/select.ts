import "./letters.ts";

export { Select } from "@mantine/core";
