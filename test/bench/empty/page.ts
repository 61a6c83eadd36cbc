import { createApp, h, ref } from 'vue';

const presses = ref(0);
createApp(() => h('button', { onClick: () => presses.value++ }, presses.value)).mount('#table');
