# Клієнт у браузері: спільне для всіх сторінок і столів.

web-guest-name = Гість
web-options = Що ви можете зробити
web-your-turn = Ваша черга
web-watching = Обирає { $player }.
web-game-over = Гру завершено.
web-undo = Скасувати
